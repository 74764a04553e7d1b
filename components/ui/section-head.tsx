import { NoWrap } from "./no-wrap";
import styles from "./section-head.module.css";

/** A heading, and at the end of its line a lead, on its first line, or controls; stacked on narrow screens. */
export function SectionHead({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: React.ReactNode;
}) {
  return (
    <div className={`columns ${styles.head}`} data-reveal="">
      <NoWrap as="h2" id={id} text={heading} />
      {children}
    </div>
  );
}
