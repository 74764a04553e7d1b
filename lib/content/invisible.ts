import { localePattern, textDirection, unspaced } from "./locale";

/**
 * What nobody sees in a text, but joiners, which emoji and the words of many scripts need, and what says where a line of a
 * script without spaces may break. Variation selectors and tags choose the look of an emoji, and the languages that run
 * from right to left use marks of direction.
 */
const invisible = new RegExp(
  String.raw`[^\P{Cc}\n]|\p{Surrogate}|[\u2028\u2029]|\u00a0[ \u00a0]| \u00a0|(?![\u{e0020}-\u{e007f}\p{Variation_Selector}])(?!(?<=[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u200c\u200d])(?!(?<=[${unspaced}])[\u200b\u2060](?=[${unspaced}]))\p{Default_Ignorable_Code_Point}`,
  "u",
);
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/g;

export function hasInvisible(text: string, locale: string): boolean {
  const hasMarks = localePattern.test(locale) && textDirection(locale);
  return invisible.test(hasMarks ? text.replace(directions, "") : text);
}
