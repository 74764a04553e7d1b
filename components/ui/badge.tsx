import styles from "./badge.module.css";

export function Badge({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.badge} data-surface="ink">
      {children}
    </p>
  );
}
