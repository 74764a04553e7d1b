import { z } from "zod";
import { discs, icons } from "@/lib/content/enums";
import {
  runtimePlaceholders,
  runtimePlaceholdersIn,
} from "@/lib/content/placeholders";

/** What is asked of a field or file besides its type. The check and the editor read it from the JSON schema. */
export type Keywords = {
  /** Of a text that search results show: its useful length. Each page has a text of its own. */
  searchResult?: { least: number; most: number };
  /** What the text names: it must exist, but a former path must not. */
  refersTo?: "page" | "path" | "former path" | "picture" | "project" | "case";
  /** Set for texts in the words of the site's language, which its font shows. */
  isWording?: true;
  /** Set for Markdown with blocks and pictures. */
  isRunningText?: true;
  /** Set for the ids of projects. */
  isProjectId?: true;
  /** Set for numbers that are written as the site's country does. */
  isNumberOfLocale?: true;
  /** Set for links to a phone number with the country's code. */
  isCalledFromAbroad?: true;
  /** The content file that must name this site too. */
  namedIn?: string;
  /** What a file promises on behalf of the company. */
  promises?: string;
  /** The id of a main page that shows the file, with the anchor of the section. A page shows its own. */
  shownAt?: string;
};

/** What several files promise alike. */
export const howYouWork = "prices, times, people and how you work with clients";

declare module "zod" {
  interface GlobalMeta extends Keywords {}
}

/**
 * Text that a visitor reads or hears: not empty, no space at either end (nothing is trimmed silently).
 * A text should contain the runtime placeholders of its example, such as {call}, and no others.
 */
export function text(description: string, example: string) {
  const names = runtimePlaceholdersIn(example);
  const help = names.map((name) => ` {${name}}: ${runtimePlaceholders[name]}.`);
  return textWithPattern(
    description + help.join(""),
    example,
    /^\S(?:[\s\S]*\S)?$/,
    "a text without a space or an invisible character in front or at the end",
  ).meta({
    isWording: true,
    ...(names.length > 0 && { runtimePlaceholders: names }),
  });
}

/** A text that may contain **bold**, *italics*, [links](/services) and line breaks. */
export function paragraph(description: string, example: string) {
  const help =
    "May hold **bold**, *italics*, [links](/services) and line breaks.";
  return text(`${description} ${help}`, example).meta({
    contentMediaType: "text/markdown",
  });
}

/** A text that matches a pattern. */
export function textWithPattern(
  description: string,
  example: string,
  pattern: RegExp,
  expected: string,
) {
  return z
    .string()
    .regex(pattern, { error: expected })
    .meta({ description, examples: [example] });
}

/** The format of ids and of the file names of pages of a collection. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The address of a page of a collection. */
export const ownPath = (example: string) =>
  textWithPattern(
    "Its address, in the letters of any script. Left out, it is / and the name of the file.",
    example,
    /^\/(?!.*\p{Lu})[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
    "a path such as /websites: a slash in front, small letters and digits, joined by single hyphens",
  )
    .meta({ refersTo: "path" })
    .optional();

export function idFor(what: string, example: string) {
  return textWithPattern(
    `Short name of ${what} for URLs and machines; no other entry of the list may have it. Changing it breaks links to it.`,
    example,
    idPattern,
    "small letters and digits, joined by single hyphens",
  ).meta({ title: "Short name" });
}

export function positiveInteger(description: string, example: number) {
  return z
    .number()
    .int({ error: "a whole number" })
    .positive({ error: "a number above 0" })
    .meta({ description, examples: [example] });
}

export function yesOrNo(description: string, example: boolean) {
  return z.boolean().meta({ description, examples: [example] });
}

type Fields = z.ZodRawShape;

/** An object. An unknown field is an error. */
export function group<Shape extends Fields>(description: string, shape: Shape) {
  return z.strictObject(shape).meta({ description });
}

export function file<Shape extends Fields>(description: string, shape: Shape) {
  const $schema = textWithPattern(
    "Names the help of the editor for this file. Leave it as it is.",
    "./schemas/home.schema.json",
    /^\.{1,2}\/schemas\/[a-z-]+\.schema\.json$/,
    "the file in content/schemas that gives editors their help",
  ).optional();
  return group(description, { $schema, ...shape });
}

/** A main page with a link in the main menu. */
export function page<Shape extends Fields>(description: string, shape: Shape) {
  const menu = text("Link in the main menu, short.", "Services");
  return file(description, { meta: metaSchema, menu, ...shape });
}

/** A list. An entry with the id of an earlier one is an error. One that may be empty may be left out. */
export function list<Entry extends z.ZodType>(
  description: string,
  entry: Entry,
  { min = 1, max }: { min?: number; max?: number } = {},
) {
  const error = (limit: string) => ({
    error: ({ input }: { input?: unknown }) =>
      `${limit} in this list; it has ${Object(input).length}`,
  });
  const open = z.array(entry).min(min, error(`at least ${min}`));
  const all = (
    max === undefined ? open : open.max(max, error(`at most ${max}`))
  )
    .superRefine(uniqueIds)
    .meta({ description });
  return min === 0 ? all.default([]) : all;
}

function uniqueIds(entries: unknown[], context: z.RefinementCtx) {
  const ids = entries.map((entry) => Object(entry).id as unknown);
  ids.forEach((id, index) => {
    const first = ids.indexOf(id);
    if (id === undefined || first === index) return;
    const message = `an id of its own; entry ${first + 1} of this list has the same`;
    context.addIssue({ code: "custom", path: [index, "id"], message });
  });
}

/** One of the given values, which may have descriptions. */
export function choice<const Word extends string>(
  description: string,
  allowed: readonly Word[] | Readonly<Record<Word, string>>,
  example?: NoInfer<Word>,
  expected = "one of",
) {
  const isList = Array.isArray(allowed);
  const words = (isList ? allowed : Object.keys(allowed)) as readonly Word[];
  return z.enum(words, { error: `${expected} ${words.join(", ")}` }).meta({
    description,
    examples: [example ?? words[0]],
    // Code editors show these beside each value in their completion list.
    ...(!isList && { markdownEnumDescriptions: Object.values(allowed) }),
  });
}

export const icon = choice("The drawing on the coloured disc.", icons);

export const disc = choice("A round drawing.", discs);

export const discList = (description: string) =>
  list(description, disc, { min: 4 });

export const hrefPattern =
  /^((\/(?!\/)|#)\S*|https:\/\/[^\s/]+\.[a-z]{2,}([/?#]\S*)?)$/i;

export const hrefExpected =
  "a link: /page of this site, #anchor of the same page, or the whole address of another site, such as https://www.example.com; phone, e-mail and chat have links of their own on every page";

export const link = (description: string, label: string, href: string) =>
  group(description, {
    label: text("The text of the link or button.", label),
    href: textWithPattern(
      "Where it leads: a page of this site (/services), an anchor of a page (/services#cybersecurity), or another site (https://…).",
      href,
      hrefPattern,
      hrefExpected,
    ).meta({ title: "Leads to", refersTo: "page" }),
  });

const picturePattern =
  /^images\/[\w/.-]+\.(png|jpe?g|webp|avif|gif|tiff?|svg|PNG|JPE?G|WEBP|TIFF?)$/;

export const picturePath = (example: string) =>
  textWithPattern(
    "The picture file, below the folder content.",
    example,
    picturePattern,
    "a picture below content/images with a name of plain letters, digits, hyphens and dots, which ends in .jpg, .png, .webp, .avif, .gif, .tiff or .svg; export a HEIC photo as JPEG",
  ).meta({ title: "Picture", refersTo: "picture" });

export const altText = (example: string) =>
  textWithPattern(
    "What the picture shows, for people who cannot see it. One plain sentence, never a file name.",
    example,
    // A space, or a letter of another script: not all have spaces.
    /^(?=[\s\S]*[^!-~])\S([\s\S]*\S)?$/,
    "a description of what the picture shows in words, not a file name",
  ).meta({ title: "Picture in words" });

export const image = (description: string, src: string, alt: string) =>
  group(description, { src: picturePath(src), alt: altText(alt) });

/** A decorative image, which has no text alternative. */
export const decoration = (src: string) =>
  group("A picture file.", { src: picturePath(src) });

export const portrait = decoration("images/people/kabir-mehta.jpg")
  .meta({
    description:
      "A square photograph of the person. Left out, a disc has the initials.",
  })
  .optional();

/** A URL of another site. */
export const webAddress = (description: string, example: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: /\.[a-z]{2,}$/i,
      error: `a full web address, such as ${example}`,
    })
    .regex(/^\S*$/, { error: "a web address without spaces" })
    .meta({ description, examples: [example] });

export const headingAndLead = (heading: string, lead: string) => ({
  heading: text("The large heading.", heading),
  lead: paragraph("The sentence or two beside the heading.", lead),
});

const searchText = (
  what: string,
  length: { least: number; most: number },
  example: string,
) =>
  text(
    `${what}, ${length.least} to ${length.most} characters, different on every page.`,
    example,
  ).meta({ searchResult: length });

export const metaSchema = group(
  "What search engines, browser tabs and social networks show of this page.",
  {
    title: searchText(
      "Title in the browser tab and in search results, with | and the brand at its end",
      { least: 15, most: 60 },
      "Web development for businesses in India | {brand}",
    ),
    description: searchText(
      "The two lines below the title in search results",
      { least: 70, most: 160 },
      "E-commerce, landing pages and custom websites, designed and built to open fast, read clearly and bring in enquiries.",
    ),
    socialCardAlt: text(
      "What the page’s picture on social networks shows, for people who cannot see it.",
      "Services, above a row of round icons",
    ).meta({ title: "Social card in words" }),
    updated: z.iso
      .date({
        error:
          "a day of the calendar as year-month-day in digits from 0 to 9, such as 2026-11-20",
      })
      // Where the day begins first, tomorrow is today.
      .refine((day) => Date.parse(day) < Date.now() + 24 * 60 * 60 * 1000, {
        error:
          "a day that is not in the future, with its year of the common era, such as 2026-11-20",
      })
      .meta({
        description:
          "Day of the last real change of the page, for search engines. Years are of the common era.",
        examples: ["2026-11-20"],
      }),
    formerPaths: list(
      "Paths that this page had before, if any: visitors and search engines are redirected from there.",
      textWithPattern(
        "One former path, without the domain.",
        "/websites",
        /^(\/[\p{L}\p{M}\p{N}._~-]+)+$/u,
        "a path such as /websites: a slash in front, none at the end",
      ).meta({ refersTo: "former path" }),
    )
      .meta({ examples: [["/websites"]] })
      .optional(),
  },
).meta({ title: "In search results and on social networks" });

export const questions = group(
  "Questions and answers. Left out, the page has none.",
  {
    heading: text("Heading.", "Questions we hear first"),
    items: list(
      "The questions.",
      group("One question.", {
        question: text("The question.", "How long will it take?"),
        answer: paragraph("The answer.", "It takes two to three weeks."),
      }),
    ),
  },
);
