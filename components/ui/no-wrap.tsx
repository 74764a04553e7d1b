import { type ComponentProps, createElement } from "react";
import { units } from "@/lib/content/units";
import styles from "./no-wrap.module.css";

export type TextProps = ComponentProps<"p"> & {
  text: string;
  /** The element around the text. */
  as?: "p" | "h2" | "h3" | "li" | "span" | "b";
};

/** Keeps words with a hyphen, phone numbers, prices and times of day on one line if they fit, and in their own order. */
export function NoWrap({ text, as, ...attributes }: TextProps) {
  const pieces = text.split(units).map((piece, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the text never changes
      <span className={styles.unit} key={index}>
        {isolate(piece)}
      </span>
    ) : (
      piece
    ),
  );
  return as ? createElement(as, attributes, pieces) : pieces;
}

/** What stands around a unit runs in the direction of the text, as a full stop behind it. */
function isolate(unit: string) {
  const [, before, inside, after] = around.exec(unit) ?? [];
  if (!before && !after) return unit;
  return [before, <bdi key="unit">{inside}</bdi>, after];
}

/** Opening marks and joined words, such as the Arabic "and", and closing marks. "(51) 99876-5432" begins by itself. */
const around =
  /^((?:\((?=.*\)\p{Po}*$)|["\p{Pi}]|[\p{Lo}\p{Lm}\p{M}]+(?=[+(\p{Nd}\p{Sc}]))*)(.*?)([.,:;!?…،؛؟)"\p{Pf}]*)$/su;
