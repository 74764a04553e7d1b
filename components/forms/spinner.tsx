import { Kolam } from "@/components/media/kolam";
import styles from "./spinner.module.css";

/** An animated kolam with a text, shown while a form is sent. */
export function Spinner({ text }: { text: string }) {
  return (
    <span className={`circle ${styles.spinner}`}>
      <Kolam name="spinner" />
      <span>{text}</span>
    </span>
  );
}
