import styles from "./no-wrap.module.css";

/** Keeps words with a hyphen, phone numbers, prices and times of day on one line if they fit. */
export function NoWrap({ text }: { text: string }) {
  return text.split(units).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the text never changes
      <span className={styles.unit} key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** With the punctuation around them, because a line may break before and after such a unit. */
const units =
  /(\S*\p{L}-\p{L}\S*|\+\d[\d ]+\d\S*|Rs \d\S*|\d+:\d\d(?: (?:to|–) \d+:\d\d)?(?: [A-Z]{3})?\S*)/u;
