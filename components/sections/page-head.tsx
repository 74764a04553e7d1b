import { Discs } from "@/components/media/disc";
import { Lead } from "@/components/ui/rich-text";
import type { DiscName, Surface } from "@/lib/content/enums";
import styles from "./page-head.module.css";

/** The coloured head of a page: title, lead and a track of discs, which `children` may replace. */
export function PageHead({
  surface,
  content,
  children,
}: {
  surface: Surface;
  content: { heading: string; lead: string; discs?: DiscName[] };
  children?: React.ReactNode;
}) {
  return (
    <div className={`band ${styles.head}`} data-surface={surface}>
      <div className={`wrap columns split ${styles.text}`}>
        <h1>{content.heading}</h1>
        <Lead>{content.lead}</Lead>
      </div>
      {children ?? (
        <div className={styles.track} aria-hidden="true">
          <Discs names={content.discs ?? []} />
        </div>
      )}
    </div>
  );
}
