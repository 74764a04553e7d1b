import { NoWrap } from "@/components/ui/no-wrap";
import styles from "./bead-list.module.css";

/** A list whose bullets are beads. `columns` sets it in two where there is room. */
export function BeadList({
  items,
  columns = false,
}: {
  items: string[];
  columns?: boolean;
}) {
  return (
    <ul className={styles.list} data-columns={columns || undefined}>
      {items.map((item) => (
        <li key={item}>
          <NoWrap text={item} />
        </li>
      ))}
    </ul>
  );
}
