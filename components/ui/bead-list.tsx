import { NoWrap } from "@/components/ui/no-wrap";
import styles from "./bead-list.module.css";

/** A list with beads as bullets. `columns` makes two columns on wide screens. */
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
