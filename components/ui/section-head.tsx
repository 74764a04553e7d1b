import { NoWrap } from "./no-wrap";
import styles from "./section-head.module.css";

/** Heading at the left, a lead or controls at the right, bottom-aligned; stacked on narrow screens. */
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
