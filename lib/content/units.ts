import { locale } from "./load";
import { unspaced } from "./locale";

/** "1,50,000", or with spaces: "1 200,50". */
const amount = String.raw`\d[\d.,'’٬٫]*(?:\p{Zs}\d{3}[\d.,]*)*`;
const time = String.raw`\d+(?:[:.]\d\d|\p{Zs}?h(?:\p{Zs}?\d\d)?)`;

/** What stays whole in a text of the language. */
export function unitPattern(locale: string): RegExp {
  const names = currencyNames(locale).join("|").replaceAll(".", "\\.");
  const currency = String.raw`(?:\p{Sc}|(?<!\p{L})(?:${names})(?!\p{L})\.?)`;
  // At each place in a text, the first that matches counts.
  const kinds = {
    wordWithHyphen: String.raw`\p{L}-\p{L}`,
    phone: String.raw`(?:\+\d[\d()\p{Zs}]+|\(\d+\)\p{Zs}\d[\d\p{Zs}-]+|(?<!\S)(?:0\d+\p{Zs}[\d\p{Zs}]*|\d+(?:\p{Zs}\d{3,})+\p{Zs}\d+))\d`,
    // "€ 4,800", "R$ 290,00", and numbers of registers, such as "PTC 123456".
    signAndNumber: String.raw`(?:${currency}|\b[A-Z]{3})\p{Zs}${amount}`,
    // "1 200 €", "500 złotych" and "850 грн.", but not "3 €5 coupons".
    numberAndSign: String.raw`${amount}\p{Zs}(?:\p{L}{0,3}${currency}(?!\p{Zs}?\d)|(?!\p{sc=Latn})\p{Alphabetic}{1,4}\.)`,
    // "456-789-123", "2026-11-28"; a text from right to left would turn their parts round.
    groups: String.raw`(?<![\p{Lu}\p{Ll}\d-])\d+(?:-\d+){2,}`,
    // "9:00 am – 5:30 pm"
    halfDays: String.raw`${time}\p{Zs}\p{L}{1,4}\p{Zs}?[–-]\p{Zs}?${time}\p{Zs}\p{L}{1,4}(?!\p{L})`,
    // "9:30 to 18:30 IST", "9h às 18h", "7h30 bis 18 Uhr".
    hours: String.raw`${time}(?:\p{Zs}\p{L}{1,5}\p{Zs}|\p{Zs}?–\p{Zs}?)(?:${time}|\d+\p{Zs}\p{L}{1,3}(?!\p{L}))(?: [A-Z]{3})?`,
    time: String.raw`\d+:\d\d(?: [A-Z]{2,3}| \p{L}\.\p{L}\.| (?!\p{LC})\p{L}(?!\p{L}))?`,
  };
  // With the characters around it, because a line may break before and after it: in a script without spaces between words
  // any letter may begin one. Digits are of any script.
  const unit =
    String.raw`((?<!\S)(?:\S*(?:${Object.values(kinds).join("|")}))+\S*)`
      .replaceAll("\\d", "\\p{Nd}")
      .replaceAll("\\S", `[^\\s${unspaced}]`)
      .replaceAll("\\p{L}", `[^\\P{L}${unspaced}]`);
  return new RegExp(unit, "u");
}

/**
 * What the language calls currencies in letters: codes and symbols of all, such as "EUR" and "kr", and each plural form of
 * the words for the country's own, whose code begins with that of the country: "บาท", "złotych".
 */
function currencyNames(locale: string): string[] {
  const { region = "" } = new Intl.Locale(locale);
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const names = Intl.supportedValuesOf("currency").flatMap((currency) => {
    const isOwn = currency === "EUR" || currency.startsWith(region);
    const all = ["code", "symbol", "narrowSymbol", "name"] as const;
    return all.slice(0, isOwn ? 4 : 3).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay,
        minimumFractionDigits: 0,
      });
      return [0, 1, 2, 3, 11, 100].flatMap((n) => format.formatToParts(n));
    });
  });
  const words = names
    .filter(({ type }) => type === "currency")
    .filter(({ value }) => /^[\p{L}\p{M}\s.]+$/u.test(value))
    .flatMap(({ value }) => [...segmenter.segment(value)])
    .flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
  return [...new Set(words)];
}

/** What stays whole in the site's texts. */
export const units = unitPattern(locale);
