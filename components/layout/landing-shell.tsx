import "./landing-shell.css";
import type { LandingPage } from "@/lib/content/types";
import { Shell, type ShellProps } from "./shell";

/**
 * Everything around the body of a landing page. Its navigation links to the sections that the page has. The first link is
 * the current one until script compares their positions.
 */
export function LandingShell({
  content,
  page,
  children,
}: ShellProps & { page: LandingPage }) {
  const links = content.copy.landingLinks
    .filter(({ section }) => page[section])
    .map(({ section, ...link }) => ({ ...link, href: `#${section}` }));
  const bar = links.map((link, index) =>
    index === 0 ? { ...link, current: "location" as const } : link,
  );
  const footer = links.filter((link) => link.footer);
  return (
    <Shell
      content={content}
      kind="landing"
      links={{ bar, drawer: links, footer }}
    >
      {children}
    </Shell>
  );
}
