/**
 * The number of Latin letters that are as wide: those of Chinese, Japanese and Korean with their marks take the room of
 * two, and accents that are characters of their own take none.
 */
export function textWidth(text: string): number {
  const wide =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;
  return text.replace(/\p{Mn}/gu, "").replace(wide, "ww").length;
}
