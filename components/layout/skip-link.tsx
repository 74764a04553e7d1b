import { ui } from "@/lib/content/load";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {ui.skipLink}
    </a>
  );
}
