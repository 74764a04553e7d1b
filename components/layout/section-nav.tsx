"use client";

import styles from "./section-nav.module.css";

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
    <nav aria-label={label} className={styles[look]}>
      <ul>
        {links.map((link, index) => (
          <li key={link.section}>
            <a
              href={`#${link.section}`}
              aria-current={index === 0 ? "location" : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
