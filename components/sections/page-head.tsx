import { Lead } from "@/components/ui/rich-text";
import styles from "./page-head.module.css";

/** The coloured head of a page: title, lead and a track that `children` fill with discs. */
export function PageHead({
  surface,
  content,
  children,
}: {
  surface: "marigold" | "leaf";
  content: { heading: string; lead: string };
  children: React.ReactNode;
}) {
  return (
    <div className={`band ${styles.head}`} data-surface={surface}>
      <div className={`wrap columns split ${styles.text}`}>
        <h1>{content.heading}</h1>
        <Lead>{content.lead}</Lead>
      </div>
      {children}
    </div>
  );
}

/** The capsule in which the discs of a page head lie; it bleeds off the right edge. */
export const pageHeadTrack = styles.track;
