import { Kolam } from "@/components/media/kolam";
import styles from "./spinner.module.css";

export function Spinner({ text }: { text: string }) {
  return (
    <span className={`circle ${styles.spinner}`}>
      <Kolam name="spinner" />
      <span>{text}</span>
    </span>
  );
}
