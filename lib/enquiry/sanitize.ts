// Joiners (U+200C, U+200D) stay: Devanagari and emoji are spelt with them.
const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const controls = /[\p{Cc}\u2028\u2029]+/gu;
const controlsInProse = /[^\P{Cc}\n\t]/gu;
/** Marks that reorder what follows on screen, so that a reader sees another text than the one that was sent. */
const reordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What no reader sees, such as soft hyphens pasted along; the mail service rejects it in a subject. */
const invisible =
  /(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const halfCharacters = /\p{Surrogate}/gu;
/** Mail programs decode "=?utf-8?B?…?=" into any character, those rejected here included. */
const encodedWord = /=\?[^?]*\?[bq]\?/i;

/** Text for one line: whatever could break, hide or reorder a line becomes a space or nothing. */
export function oneLine(text: string): string {
  return visible(wellFormed(text)).trim();
}

/** Whether nothing in a text could break, hide or reorder a line. */
export function isOneLine(text: string): boolean {
  return visible(text) === text;
}

/** Whether a text can stand in a header field of a mail without forging or hiding anything. */
export function isPlainLine(text: string): boolean {
  return isOneLine(text) && !encodedWord.test(text);
}

/** Whether a reader would see anything of a text: U+2800 and the joiners alone draw nothing. */
export function isVisible(text: string): boolean {
  return /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(visible(text));
}

/** Text of several lines, as typed, with LF between them. */
export function prose(text: string): string {
  return plainLines(wellFormed(text)).trim();
}

/** Text of several lines with LF between them, and nothing that hides or reorders it. */
export function plainLines(text: string): string {
  return text
    .replace(lineBreaks, "\n")
    .replace(controlsInProse, "")
    .replace(reordering, "");
}

/** At most `limit` UTF-16 units, never through the middle of a character. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit).replace(/\p{Surrogate}$/u, "");
}

function visible(text: string): string {
  return text.replace(controls, " ").replace(invisible, "");
}

/** One spelling for letters with accents, and no half of a character, which JSON and mail would not carry. */
function wellFormed(text: string): string {
  return text.replace(halfCharacters, "\ufffd").normalize("NFC");
}
