import styles from "./section-nav.module.css";

/** Links to the sections of the page. The first is marked as being read, until script follows the reading. */
export function SectionNav({
  links,
  label,
  look,
}: {
  links: { label: string; section: string }[];
  label: string;
  look: "bar" | "drawer";
}) {
  return (
    <nav aria-label={label} className={styles[look]} data-sections={look}>
      <ul>
        {links.map((link, index) => (
          <li key={link.section}>
            <a
              href={`#${link.section}`}
              data-label={link.label}
              aria-current={
                look === "bar" && index === 0 ? "location" : undefined
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
