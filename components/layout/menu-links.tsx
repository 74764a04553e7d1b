"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import styles from "./menu-links.module.css";

/** The navigation, which marks the link of the current page, or the one that is `current`. */
export function MenuLinks({
  items,
  variant,
  className,
  ...nav
}: React.ComponentProps<"nav"> & {
  items: { label: string; href: string; id?: string; current?: "location" }[];
  variant: "bar" | "drawer";
}) {
  const segment = useSelectedLayoutSegment() ?? "home";
  return (
    <nav
      className={[styles[variant], className].filter(Boolean).join(" ")}
      data-no-print=""
      {...nav}
    >
      <ul>
        {items.map(({ label, href, id, current }) => (
          <li key={href}>
            <a href={href} aria-current={id === segment ? "page" : current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
