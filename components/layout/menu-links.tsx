import styles from "./menu-links.module.css";

/** The navigation, which marks the link that is `current`. */
export function MenuLinks({
  items,
  variant,
  className,
  ...nav
}: React.ComponentProps<"nav"> & {
  items: { label: string; href: string; current?: "page" | "location" }[];
  variant: "bar" | "drawer";
}) {
  return (
    <nav
      className={[styles[variant], className].filter(Boolean).join(" ")}
      data-no-print=""
      {...nav}
    >
      <ul>
        {items.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
