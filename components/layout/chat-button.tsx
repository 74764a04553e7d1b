import { Glyph } from "@/components/media/icon";
import type { SharedContent } from "@/lib/content/types";
import styles from "./chat-button.module.css";

/**
 * The floating link to the messaging app, on every page, if the owner has one. It is a landmark, so that screen reader
 * users find it from anywhere.
 */
export function ChatButton({ site, copy }: SharedContent) {
  const chat = site.social.find(({ name }) => name === site.chat);
  if (!chat) return null;
  return (
    <aside className={styles.aside} aria-label={copy.navigation.chat}>
      <a
        className={`circle edge ${styles.chat}`}
        href={chat.url}
        target="_blank"
        rel="noopener"
        data-contact="chat"
      >
        <span className={styles.label}>{copy.navigation.chat}</span>
        <span className="visually-hidden"> {copy.newTab}</span>
        <Glyph name={`networks/${chat.name}`} />
      </a>
    </aside>
  );
}
