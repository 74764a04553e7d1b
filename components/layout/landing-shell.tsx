import styles from "./landing-shell.module.css";
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
  return (
    <Shell
      content={content}
      kind="landing"
      links={links.filter((link) => link.footer)}
      nav={(variant) => (
        <nav
          aria-label={navigation.landing}
          className={styles[variant]}
          data-sections={variant}
          data-no-print=""
        >
          <ul>
            {links.map(({ label, href }, index) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={
                    variant === "bar" && index === 0 ? "location" : undefined
                  }
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    >
      {children}
    </Shell>
  );
}
