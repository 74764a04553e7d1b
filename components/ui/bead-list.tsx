import { Unbroken } from "@/components/ui/unbroken";
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
          <Unbroken text={item} />
        </li>
      ))}
    </ul>
  );
}
