import { Glyph } from "@/components/media/icon";
import { NewTab } from "@/components/ui/new-tab";
import { site, ui } from "@/lib/content/load";
import styles from "./chat-button.module.css";

/** The floating way to the messaging app, on every page. */
export function ChatButton() {
  return (
    // A landmark of its own, so that a screen reader's visitor finds it from anywhere.
    <aside>
      <a
        className={styles.chat}
        href={site.social.whatsapp}
        target="_blank"
        rel="noopener"
        data-no-print=""
        data-contact="chat"
      >
        <span className="visually-hidden">{ui.navigation.chat}</span>
        <NewTab />
        <Glyph name="whatsapp" />
      </a>
    </aside>
  );
}
