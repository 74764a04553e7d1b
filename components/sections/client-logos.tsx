import { Picture } from "@/components/media/picture";
import type { Clients } from "@/lib/content/types";
import styles from "./client-logos.module.css";

/** The logos are image files, which browsers load only when a visitor scrolls near them. */
export function ClientLogos({
  clients,
  isDuplicate = false,
}: {
  /** A logo with a `href` is a link. */
  clients: (Clients["clients"][number] & { href?: string | undefined })[];
  isDuplicate?: boolean;
}) {
  return (
    <ul className={styles.logos} aria-hidden={isDuplicate || undefined}>
      {clients.map(({ id, name, image, href }) => {
        const logo = (
          <Picture
            src={image.src}
            alt={isDuplicate ? "" : name}
            frame="logo"
            className={styles.logo}
          />
        );
        return (
          <li key={id} data-surface="mist">
            {href ? <a href={href}>{logo}</a> : logo}
          </li>
        );
      })}
    </ul>
  );
}
