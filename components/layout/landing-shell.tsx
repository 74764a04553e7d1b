import "./landing-shell.css";
import { Shell, type ShellProps } from "./shell";

/**
 * Everything around the body of a landing page. Its navigation links to the sections of the page. The first link is
 * the current one until script compares their positions.
 */
export function LandingShell({ content, children }: ShellProps) {
  const links = content.copy.landingLinks.map(({ section, ...link }) => ({
    ...link,
    href: `#${section}`,
  }));
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
