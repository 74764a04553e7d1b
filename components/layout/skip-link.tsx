import styles from "./skip-link.module.css";

export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main" data-no-print="">
      {children}
    </a>
  );
}
