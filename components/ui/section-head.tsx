import { NoWrap } from "./no-wrap";
import styles from "./section-head.module.css";

/** Heading at the left. At the right a lead, on the first line of the heading, or controls; stacked on narrow screens. */
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
