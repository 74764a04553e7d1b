// Joiners (U+200C, U+200D) are kept: Devanagari and emoji need them.
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const controlsInProse = /[^\P{Cc}\n\t]/gu;
/**
 * Invisible characters, such as pasted soft hyphens, and marks that reorder text on screen, so that the reader sees
 * another text than the one that was sent. The mail service rejects them in a subject.
 */
const invisible =
  /(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const loneSurrogates = /\p{Surrogate}/gu;
/** Mail programs decode "=?utf-8?B?…?=" into any character, including those that are rejected here. */
const encodedWord = /=\?[^?]*\?[bq]\?/i;

/** Text for one line: characters that could break, hide or reorder a line are removed or become a space. */
export function oneLine(text: string): string {
  return visible(wellFormed(text)).trim();
}

/** Whether a text is safe in a mail header: one line that cannot forge, break, hide or reorder anything. */
export function isPlainLine(text: string): boolean {
  return visible(text) === text && !encodedWord.test(text);
}

/** Whether a text has any visible character: U+2800 and the joiners alone draw nothing. */
export function isVisible(text: string): boolean {
  return /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(visible(text));
}

/** A phone number or an e-mail address without invisible marks, joiners included, and without white space around it. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
}

/** The digits of any script as 0 to 9. In Unicode, those of a script stand in a row, from 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = Number(digit.codePointAt(0));
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    // Some rows stand behind another.
    return String(value % 10);
  });
}

/** Text of several lines, as typed, with LF between them. */
export function prose(text: string): string {
  return plainLines(wellFormed(text)).trim();
}

/** Text of several lines with LF between them, and without characters that hide or reorder it. */
export function plainLines(text: string): string {
  return text
    .replace(lineBreaks, "\n")
    .replace(controlsInProse, "")
    .replace(invisible, "");
}

/** At most `limit` UTF-16 units, without splitting a surrogate pair. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/\p{Surrogate}$/u, "");
}

function visible(text: string): string {
  return text.replace(controls, " ").replace(invisible, "");
}

/** Composes accented letters (NFC), and replaces unpaired surrogates, which UTF-8 cannot encode. */
function wellFormed(text: string): string {
  return text.replace(loneSurrogates, "\ufffd").normalize("NFC");
}
