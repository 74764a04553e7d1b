import {
  type FontFace,
  missingCharacters,
} from "@/lib/content/brand/font-files";
import type { ContentIssue } from "@/lib/content/content-issue";
import { hasInvisible } from "@/lib/content/invisible";
import { localeOf, localePattern } from "@/lib/content/locale";
import { plainText } from "@/lib/content/rich-text";
import { describeNumber, splitNumber } from "@/lib/content/statistic";
import { textWidth } from "@/lib/content/text-width";
import { valueAt } from "@/lib/content/walk";
import { type Finding, fileName } from "./describe";
import { listTexts, type Sources, type Text } from "./source";
import type { Targets } from "./targets";

/** Findings of invisible characters and HTML, and of what the keywords of the field ask for. */
export function wordingFindings(text: Text, { sources }: Targets) {
  const { field, written } = text;
  const locale = localeOf(sources.get("site")?.filled);
  if (field.refersTo !== "page" && hasInvisible(written, locale))
    return [warning("text without an invisible character; type it again")];
  const isRich = field.contentMediaType || field.isRunningText;
  const shown = isRich ? plainText(written) : written;
  const html = !field.isRunningText && written.match(/<\/?[a-z][^>]*>/i)?.[0];
  return [
    html && {
      expected: `text without HTML; visitors see ${html} as it is written here`,
    },
    ...(field.searchResult
      ? [...sharedTexts(text, sources), unfitLength(text, field.searchResult)]
      : []),
    field.isNumberOfLocale && foreignNumber(text, locale),
    field.isCalledFromAbroad && trunkZero(text, sources),
    field.namedIn && unnamedSite(text, sources, field.namedIn),
    ...Object.entries(mistypings).map(
      ([expected, pattern]) => pattern.test(shown) && warning(expected),
    ),
  ].filter((finding) => typeof finding === "object");
}

/** What characters show to be mistyped, in any language, below what is expected instead. */
const mistypings = {
  // "**x*", "(text)[/path]". Asterisks behind a word are those of a footnote.
  "**bold** or [a link](/services) in this form, in a field that may hold it; visitors see asterisks or brackets":
    /(?<![*\p{L}\p{N}])\*\*[^\s*][^*]*(?<!\s)\*|[\])]\s?[[(]([/#]\S|https:)/u,
  // Two vowel signs in front of a letter, a mark twice, or one without a letter.
  "each vowel sign and mark once, with its letter; type the word again":
    /\p{Logical_Order_Exception}{2}|(?!\p{Variation_Selector})((\p{Mn})\2|(?<=^|[^\S\u00a0]|[^\P{P}}])[\p{Mn}\p{Mc}])/u,
  // "ºÃÔ¡ÒÃ": a national encoding that was read as that of Western Europe.
  "a text saved with the encoding UTF-8": /[\u00a1-\u00b6\u00b8-\u00ff]{5}/,
};

/** A warning about characters that the site's font lacks, once: in a script without a file, every text has some. */
export function foreignCharacters(
  sources: Sources,
  faces: FontFace[],
): ContentIssue[] {
  const missingIn = (text: string) => missingCharacters(text, faces);
  const texts = [...sources.values()]
    .flatMap(listTexts)
    .filter(
      ({ field, written }) => field.isWording && missingIn(written).length > 0,
    );
  const [first] = texts;
  // Without a face, fonts.css has a mistake, which is an issue by itself.
  if (!first || faces.length === 0) return [];
  const missing = missingIn(texts.map(({ written }) => written).join(""));
  const shown = `${missing.slice(0, 12).join(" ")}${missing.length > 12 ? " …" : ""}`;
  return first.source.issues(first.path, {
    severity: "warning",
    expected: `characters that the site’s font has; from here on the content has ${shown}, which each device shows in a font of its own, and a social card leaves their text out`,
  });
}

/** An error, since two pages with the same title or description look the same in search results. */
function sharedTexts({ key, value, path, source }: Text, sources: Sources) {
  return [...sources.values()]
    .filter((one) => one !== source && valueAt(one.filled, path) === value)
    .map(({ name }) => ({
      expected: `a ${key} of its own; ${fileName(name)} has the same`,
    }));
}

function unfitLength(
  { value }: Text,
  { least, most }: { least: number; most: number },
) {
  const width = textWidth(value);
  if (width >= least && width <= most) return undefined;
  return warning(
    `${least} to ${most} characters, it is as wide as ${width}${width > most ? "; search engines cut the rest" : ""}`,
  );
}

/** An error of a number that the site's locale writes otherwise. */
function foreignNumber({ value }: Text, locale: string) {
  // An invalid locale is reported in site.json.
  if (!localePattern.test(locale) || splitNumber(value, locale))
    return undefined;
  return { expected: describeNumber(locale), because: fileName("site") };
}

/** The calling codes of countries: none begins with another. */
const callingCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9]\d\d)/;

/** A zero in front of a number that is dialled from everywhere, or behind its country's code. */
function trunkZero({ value }: Text, sources: Sources) {
  const shown = valueAt(sources.get("site")?.filled, ["phone", "shown"]);
  const number = /(?:^\+|\bwa\.me\/)(\d+)/.exec(value)?.[1] ?? "";
  const isKept = `${shown}`.startsWith("+");
  const isBehindCode = /^0[1-9]/.test(number.replace(callingCode, ""));
  if (!number.startsWith("0") && (isKept || !isBehindCode)) return undefined;
  return warning(
    "a number without the 0 that only callers at home dial: after the plus sign or wa.me/ comes the country’s code, then the rest; few countries, such as Italy, keep it",
  );
}

/** A frame gives the visitor's IP address to another site. */
function unnamedSite({ path, value }: Text, sources: Sources, file: string) {
  if (isNamedIn(file, value.replace("https://", ""), sources)) return undefined;
  const expected = `a site that ${fileName(file)} names too, as by {${path.join(".")}}; it learns the visitors’ IP addresses`;
  return { ...warning(expected), because: fileName(file) };
}

/** Whether a text of a content file says a name. */
export function isNamedIn(file: string, name: string, sources: Sources) {
  return JSON.stringify(sources.get(file)?.filled)?.includes(name);
}

function warning(expected: string): Finding {
  return { severity: "warning", expected };
}
