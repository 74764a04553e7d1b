import { type FontFace, missingCharacters } from "@/lib/brand/font-files";
import { explainInvisible, hasInvisible } from "@/lib/content/invisible";
import { localeOf } from "@/lib/content/locale";
import { plainText } from "@/lib/content/rich-text";
import { valueAt } from "@/lib/content/walk";
import { type ContentIssue, type Finding, fileName } from "./content-issue";
import { fieldName, listTexts, type Source, type Text } from "./source";
import type { Targets } from "./targets";

/** The shortest useful length, and the longest that search results show in full. */
const metaLengths = {
  title: [15, 60],
  description: [70, 160],
} as const;

/** The longest useful length of a text by its `fieldName`, with the effect of a longer one. */
const longest: [field: RegExp, characters: number, reason: string][] = [
  [/^site\.brand$/, 60, "the header has no room for more"],
  [/^testimonials\..*\.desc$/, 320, "all cards become as high as this"],
  [
    /^(services|about-us|contact-us|landing-page\.banner|home\.services)\.heading$/,
    130,
    "the social card cuts the rest",
  ],
  [/^(about-us|contact-us)\.lead$/, 220, "the social card cuts the rest"],
  [/\.(title|name|label)$/, 80, "it becomes a block of text"],
];

/** Findings of texts that are too long, or too short, and of markup that visitors would see. */
export function wordingFindings(text: Text, targets: Targets): Finding[] {
  const locale = localeOf(targets.sources.get("site")?.filled);
  if (text.key !== "href" && hasInvisible(text.written, locale))
    return [{ severity: "warning", expected: explainInvisible }];
  const html = text.written.match(/<\/?[a-z][^>]*>/i)?.[0];
  const warnings = [
    text.path[0] === "meta" ? metaWarning(text) : tooLong(text),
    ...visibleMarks(text),
    unnamedFrame(text, targets),
  ].filter((expected) => typeof expected === "string");
  return [
    ...(html ? [{ expected: `text without HTML; ${seen(html)}` }] : []),
    ...sharedMeta(text, targets),
    ...warnings.map((expected) => ({ severity: "warning" as const, expected })),
  ];
}

/** A warning about characters that the site's font lacks, once per file: in another script, every text has some. */
export function foreignCharacters(
  source: Source,
  faces: FontFace[],
): ContentIssue[] {
  const texts = listTexts(source);
  const missingIn = (text: string) => missingCharacters(text, faces);
  const missing = missingIn(texts.map(({ written }) => written).join());
  const first = texts.find(({ written }) => missingIn(written).length > 0);
  // Without a face, fonts.css has a mistake, which is an issue by itself.
  if (!first || faces.length === 0) return [];
  const shown = `${missing.slice(0, 12).join(" ")}${missing.length > 12 ? " …" : ""}`;
  return source.issues(first.path, {
    severity: "warning",
    expected: `characters that the site’s font has; from here on this file has ${shown}, which each device shows in a font of its own, and a social card leaves their text out`,
  });
}

/** An error, since two pages with the same title or description look the same in search results. */
function sharedMeta({ key, value, path, source }: Text, { sources }: Targets) {
  if (path[0] !== "meta" || !(key in metaLengths)) return [];
  return [...sources.values()]
    .filter((one) => one !== source && valueAt(one.filled, path) === value)
    .map(({ name }) => ({
      expected: `a ${key} of its own; ${fileName(name)} has the same`,
    }));
}

/** A frame gives the visitor's IP address to another site. */
function unnamedFrame({ source, path, value }: Text, { sources }: Targets) {
  if (source.name !== "site" || path[0] !== "frames") return false;
  const privacy = JSON.stringify(sources.get("privacy")?.filled);
  return (
    !privacy?.includes(value.replace("https://", "")) &&
    `a site that content/privacy.json names too, as by {${path.join(".")}}; it learns the visitors’ IP addresses`
  );
}

function metaWarning({ key, value }: Text) {
  if (key !== "title" && key !== "description") return false;
  const [least, most] = metaLengths[key];
  const length = widthOf(value);
  return (
    (length < least || length > most) &&
    `${least} to ${most} characters, ${sizeOf(value)}${length > most ? "; search engines cut the rest" : ""}`
  );
}

function tooLong(text: Text) {
  const field = fieldName(text);
  const [, most = Number.POSITIVE_INFINITY, reason] =
    longest.find(([known]) => known.test(field)) ?? [];
  const shown = plainText(text.value);
  return (
    widthOf(shown) > most &&
    `at most ${most} characters, ${sizeOf(shown)}; ${reason}`
  );
}

/**
 * The number of Latin letters that are as wide: those of Chinese, Japanese and Korean with their marks take the room of
 * two, and accents that are characters of their own take none.
 */
function widthOf(text: string): number {
  const wide =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;
  return text.replace(/\p{Mn}/gu, "").replace(wide, "ww").length;
}

function sizeOf(text: string): string {
  const width = widthOf(text);
  return width === text.length
    ? `it has ${width}`
    : `it is as wide as ${width}`;
}

function visibleMarks({ written, field }: Text) {
  const rich = field.contentMediaType !== undefined;
  const words = rich ? plainText(written) : written;
  const found = (pattern: RegExp) => words.match(pattern)?.[0];
  const entity = found(/&(#\d+|[a-z]+);/i);
  const spaced =
    rich && /\]\s+\((\/|#|https:)|\]\([^)]*\s[^)]*\)/.test(written);
  // In a paragraph, any asterisk that is left is a mistake.
  const mark =
    found(/^#{1,6} |\*\*|\]\(|\b__\w|\*\S+\*/m) ?? (rich && found(/\*/));
  // In small letters, "todo" is a word in Portuguese and Spanish.
  const filler = found(/lorem ipsum/i) ?? found(/\b(TODO|TBD|XXX)\b/);
  const twice = found(/\S*Ã[\u0080-\u00bf]\S*/);
  return [
    entity && `the character itself; ${seen(entity)}`,
    spaced && "a link without a space between or inside its brackets",
    !spaced &&
      mark &&
      `${rich ? "no marks but **bold**, *italics* and [links](/services)" : "plain text"}; ${seen(mark.trim())}`,
    filler && `the final text instead of “${filler}”`,
    twice &&
      `“${Buffer.from(twice, "latin1")}” instead of “${twice}”, which a program has saved in another encoding`,
    / {2}/.test(written) && "one space between words, not two",
    /\\n/.test(written) &&
      `one backslash in front of n, not two; ${seen("\\n")}`,
    !rich && /\n/.test(written) && "no line break; visitors see a space",
  ];
}

function seen(mark: string): string {
  return `visitors see ${mark} as it is written here`;
}
