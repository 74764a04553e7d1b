import { Kolam } from "@/components/media/kolam";
import styles from "./spinner.module.css";

/** The running knot with its word, over a form that is sending. */
export function Spinner({ text }: { text: string }) {
  return (
    <span className={styles.spinner}>
      <Kolam name="spinner" />
      <span>{text}</span>
    </span>
  );
}
