import { Picture } from "@/components/media/picture";
import type { Clients } from "@/lib/content/types";
import styles from "./client-logos.module.css";

/** Pictures of their own, so that the page does not carry them before a visitor approaches. */
export function ClientLogos({
  clients,
  layout,
  again = false,
}: {
  clients: Clients["clients"];
  /** A grid stands still; without one the logos stand in one line. */
  layout?: "grid";
  again?: boolean;
}) {
  return (
    <ul
      className={styles.logos}
      data-layout={layout}
      aria-hidden={again || undefined}
    >
      {clients.map(({ id, name, image }) => (
        <li key={id} data-surface="mist">
          <Picture
            src={image.src}
            alt={again ? "" : name}
            frame="logo"
            className={styles.logo}
          />
        </li>
      ))}
    </ul>
  );
}
