import styles from "./menu-links.module.css";

export type MenuLink = {
  label: string;
  href: string;
  current?: "page" | "location" | undefined;
};

/** The navigation, which marks the link that is `current`. */
export function MenuLinks({
  items,
  variant,
  ...nav
}: React.ComponentProps<"nav"> & {
  items: MenuLink[];
  variant: "bar" | "drawer";
}) {
  return (
    <nav className={styles[variant]} {...nav}>
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
