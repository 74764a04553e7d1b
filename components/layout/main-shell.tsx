import { href } from "@/lib/site/with-base-path";
import { MenuLinks } from "./menu-links";
import { Shell, type ShellProps } from "./shell";

export function MainShell({ content, children }: ShellProps) {
  const links = content.menu.map((page) => ({
    ...page,
    href: href(page.path),
  }));
  const label = content.copy.navigation.main;
  return (
    <Shell
      content={content}
      kind="main"
      links={links}
      nav={(variant) => (
        <MenuLinks items={links} aria-label={label} variant={variant} />
      )}
    >
      {children}
    </Shell>
  );
}
