import styles from "./section-nav.module.css";

/** Links to the sections of the page. The first is marked as being read, until script follows the reading. */
export function SectionNav({
  links,
  label,
  variant,
}: {
  links: { label: string; href: string }[];
  label: string;
  variant: "bar" | "drawer";
}) {
  return (
    <nav aria-label={label} className={styles[variant]} data-sections={variant}>
      <ul>
        {links.map((link, index) => (
          <li key={link.href}>
            <a
              href={link.href}
              data-label={link.label}
              aria-current={
                variant === "bar" && index === 0 ? "location" : undefined
              }
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
