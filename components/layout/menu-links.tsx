"use client";

import { usePathname } from "next/navigation";
import styles from "./menu-links.module.css";

/** The main navigation, which marks the link of the current page. */
export function MenuLinks({
  items,
  label,
  variant,
}: {
  items: { label: string; path: string; href: string }[];
  label: string;
  variant: "bar" | "drawer";
}) {
  const pathname = usePathname();
  return (
    <nav aria-label={label} className={styles[variant]} data-no-print="">
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <a
              href={item.href}
              aria-current={item.path === pathname ? "page" : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
