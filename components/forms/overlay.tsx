import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./enquiry-form.module.css";

/** Covers the page while a message is being sent. In the body, because a moving ancestor would confine it. */
export function Overlay({
  label,
  children,
}: {
  label: string;
  children: ReactNode;
}) {
  return createPortal(
    <div role="status" aria-label={label} className={styles.overlay}>
      {children}
    </div>,
    document.body,
  );
}
