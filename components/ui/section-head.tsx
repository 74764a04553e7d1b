import { NoWrap } from "@/components/ui/no-wrap";
import { Lead } from "@/components/ui/rich-text";
import styles from "./section-head.module.css";

/** Heading at the left, lead at the right, bottom-aligned; stacked on narrow screens. `children` replace the lead, for controls. */
export function SectionHead({
  id,
  heading,
  lead,
  children,
}: {
  id?: string;
  heading: string;
  lead?: string;
  children?: React.ReactNode;
}) {
  return (
    <div className={`columns ${styles.head}`} data-reveal="">
      <h2 id={id}>
        <NoWrap text={heading} />
      </h2>
      {children ?? (lead && <Lead>{lead}</Lead>)}
    </div>
  );
}
