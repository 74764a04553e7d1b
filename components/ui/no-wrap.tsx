import { type ComponentProps, createElement } from "react";
import styles from "./no-wrap.module.css";

export type TextProps = ComponentProps<"p"> & {
  text: string;
  /** The element around the text. */
  as?: "p" | "h2" | "h3" | "li" | "span" | "b";
};

/** Keeps words with a hyphen, phone numbers, prices and times of day on one line if they fit. */
export function NoWrap({ text, as, ...attributes }: TextProps) {
  const pieces = text.split(units).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the text never changes
      <span className={styles.unit} key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
  return as ? createElement(as, attributes, pieces) : pieces;
}

/** With the punctuation around them, because a line may break before and after such a unit. */
const units =
  /(\S*\p{L}-\p{L}\S*|\+\d[\d ]+\d\S*|(?:\p{Sc}|Rs|\b[A-Z]{3}) \d\S*|\d+(?:[:.]\d\d (?:to|–) \d+[:.]|:)\d\d(?: [A-Z]{3})?\S*)/u;
