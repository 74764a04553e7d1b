"use client";

import { usePathname } from "next/navigation";
import styles from "./menu-links.module.css";

/** The navigation, which marks the link of the current page, or the one that is `current`. */
export function MenuLinks({
  items,
  variant,
  className = "",
  ...nav
}: React.ComponentProps<"nav"> & {
  items: { label: string; href: string; path?: string; current?: "location" }[];
  variant: "bar" | "drawer";
}) {
  const pathname = usePathname();
  return (
    <nav
      className={`${styles[variant]} ${className}`}
      data-no-print=""
      {...nav}
    >
      <ul>
        {items.map(({ label, href, path, current }) => (
          <li key={href}>
            <a href={href} aria-current={path === pathname ? "page" : current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
