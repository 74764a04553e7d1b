import { type ComponentProps, createElement } from "react";
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

/** Names of currencies in letters: "EUR", "kr", "R". */
const names = Intl.supportedValuesOf("currency").flatMap((currency) => {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const symbols = format.formatToParts(0).map(({ value }) => value);
  return [currency, ...symbols].filter((name) => /^\p{L}+$/u.test(name));
});
const currency = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${names.join("|")})(?!\p{L})\.?)`;
/** "1,50,000", or with spaces: "1 200,50". */
const amount = String.raw`\d[\d.,'’٬٫]*(?:\p{Zs}\d{3}[\d.,]*)*`;
/** "ج.م." or "a.m." */
const shortened = String.raw`(?<!\p{L})\p{L}\.\p{L}(?!\p{L})\.?`;
const time = String.raw`\d+(?:[:.]\d\d|\p{Zs}?h(?:\p{Zs}?\d\d)?)`;

/** What stays whole. At each place in a text, the first that matches counts. */
const kinds = {
  wordWithHyphen: String.raw`\p{L}-\p{L}`,
  phone: String.raw`(?:\+\d[\d()\p{Zs}]+|\(\d+\)\p{Zs}\d[\d\p{Zs}-]+|(?<!\S)(?:0\d+\p{Zs}[\d\p{Zs}]*|\d+(?:\p{Zs}\d{3,})+\p{Zs}\d+))\d`,
  // "€ 4,800", "R$ 290,00", and numbers of registers, such as "PTC 123456".
  signAndNumber: String.raw`(?:${currency}|${shortened}|\b[A-Z]{3})\p{Zs}${amount}`,
  // "1 200 €" and "1 200 лв.", but not "3 €5 coupons".
  numberAndSign: String.raw`${amount}\p{Zs}(?:\p{L}{0,3}${currency}(?!\p{Zs}?\d)|${shortened}|(?!\p{sc=Latn})\p{L}{1,4}\.)`,
  // "456-789-123", "2026-11-28"; a text from right to left would turn their parts round.
  groups: String.raw`(?<![\p{Lu}\p{Ll}\d-])\d+(?:-\d+){2,}`,
  // "9:00 am – 5:30 pm"
  halfDays: String.raw`${time}\p{Zs}\p{L}{1,4}\p{Zs}?[–-]\p{Zs}?${time}\p{Zs}\p{L}{1,4}(?!\p{L})`,
  // "9:30 to 18:30 IST", "9h às 18h", "7h30 bis 18 Uhr".
  hours: String.raw`${time}(?:\p{Zs}\p{L}{1,5}\p{Zs}|\p{Zs}?–\p{Zs}?)(?:${time}|\d+\p{Zs}\p{L}{1,3}(?!\p{L}))(?: [A-Z]{3})?`,
  time: String.raw`\d+:\d\d(?: [A-Z]{2,3}| \p{Lo}(?!\p{L}))?`,
};

/** With the characters around them, because a line may break before and after such a unit. Digits are of any script. */
const units = new RegExp(
  String.raw`((?<!\S)(?:\S*(?:${Object.values(kinds).join("|")}))+\S*)`.replaceAll(
    String.raw`\d`,
    String.raw`\p{Nd}`,
  ),
  "u",
);
