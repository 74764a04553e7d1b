import { Kolam } from "@/components/media/kolam";
import styles from "./loading-disc.module.css";

/** The running knot with its word, over a form that is sending. */
export function LoadingDisc({ text }: { text: string }) {
  return (
    <span className={styles.disc}>
      <Kolam name="loader" />
      <span>{text}</span>
    </span>
  );
}
