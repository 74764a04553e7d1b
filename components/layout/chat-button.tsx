import { Glyph } from "@/components/media/icon";
import { NewTab } from "@/components/ui/new-tab";
import type { Interface } from "@/lib/content/types";
import { ChatAside } from "./chat-aside";
import styles from "./chat-button.module.css";

/** The floating link to the messaging app, on every page. */
export function ChatButton({ href, copy }: { href: string; copy: Interface }) {
  return (
    <ChatAside className={styles.aside}>
      <a
        className={`edge ${styles.chat}`}
        href={href}
        target="_blank"
        rel="noopener"
        data-no-print=""
        data-contact="chat"
      >
        <span className={styles.label}>{copy.navigation.chat}</span>
        <NewTab>{copy.newTab}</NewTab>
        <Glyph name="whatsapp" />
      </a>
    </ChatAside>
  );
}
