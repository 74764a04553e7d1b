import styles from "./landing-shell.module.css";
import { MenuLinks } from "./menu-links";
import { Shell, type ShellProps } from "./shell";

/**
 * Everything around the body of a landing page. Its navigation links to the sections of the page. The first link is
 * the current one until script compares their positions.
 */
export function LandingShell({ content, children }: ShellProps) {
  const { landingLinks, navigation } = content.copy;
  const links = landingLinks.map(({ section, ...link }) => ({
    ...link,
    href: `#${section}`,
  }));
  const barLinks = links.map((link, index) =>
    index === 0 ? { ...link, current: "location" as const } : link,
  );
  return (
    <Shell
      content={content}
      kind="landing"
      links={links.filter((link) => link.footer)}
      nav={(variant) => (
        <MenuLinks
          items={variant === "bar" ? barLinks : links}
          variant={variant}
          className={styles[variant]}
          aria-label={navigation.landing}
          data-sections={variant}
        />
      )}
    >
      {children}
    </Shell>
  );
}
