import { Glyph } from "@/components/media/icon";
import type { Interface } from "@/lib/content/types";
import styles from "./chat-button.module.css";

/**
 * The floating link to the messaging app, on every page. It is a landmark, so that screen reader users find it from
 * anywhere.
 */
export function ChatButton({ href, copy }: { href: string; copy: Interface }) {
  return (
    <aside className={styles.aside} aria-label={copy.navigation.chat}>
      <a
        className={`circle edge ${styles.chat}`}
        href={href}
        target="_blank"
        rel="noopener"
        data-contact="chat"
      >
        <span className={styles.label}>{copy.navigation.chat}</span>
        <span className="visually-hidden"> {copy.newTab}</span>
        <Glyph name="whatsapp" />
      </a>
    </aside>
  );
}
