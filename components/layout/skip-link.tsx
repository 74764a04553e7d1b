import styles from "./skip-link.module.css";

export function SkipLink({ text }: { text: string }) {
  return (
    <a className={styles.skip} href="#main" data-no-print="">
      {text}
    </a>
  );
}
