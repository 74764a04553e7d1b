import type { PageId } from "@/lib/content/pages";
import { href } from "@/lib/site/with-base-path";
import { Shell, type ShellProps } from "./shell";

/** Everything around the body of a main page. The menu marks the link of this page; the 404 page has none. */
export function MainShell({
  content,
  page,
  children,
}: ShellProps & { page?: PageId }) {
  const links = content.menu.map(({ id, path, label }) => ({
    label,
    href: href(path),
    current: id === page ? ("page" as const) : undefined,
  }));
  return (
    <Shell
      content={content}
      kind="main"
      links={{ bar: links, drawer: links, footer: links }}
    >
      {children}
    </Shell>
  );
}
