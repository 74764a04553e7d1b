import { createHash } from "node:crypto";
import { type Path, valueAt } from "./content-issue";
import { fieldOf, type Source } from "./source";
import { texts } from "./walk";

/** A text or picture that says something about the company: untrue of any other. */
export type Claim = { path: Path; value: string; expected: string };

/** Fields by schema and path; a number in a path is written as *. */
const claims: [field: RegExp, expected: string][] = [
  [
    /^testimonials\.testimonials\.\*\.\w+$/,
    "a quote that a client gave you in writing",
  ],
  [
    /^statistics\.statistics\.\*\.value$/,
    "a number that is true of your company",
  ],
  [
    /^clients\.clients\.\*\.name$|^landing-page\.portfolio\.items\.\*\.(?!id$|img$|alt$)/,
    "a client or project of your own",
  ],
  [/^services\.models\.items\.\*\.price$/, "a price of your own"],
  [/\.alt$/, "what a picture of your own shows"],
  [
    /^home\.(hero\.claim|contact\.panel\.\w+)$|^clients\.heading$|^contact-us\.lead$|^interface\.form\.promise$|^thankyou\.next\.steps\.\*$|^services\.services\.\*\.detailContent\.get\.\*$|^landing-page\.(questions\.items\.\*\.answer|contact\.lead|about\.points\.\*)$/,
    "a promise that your company keeps",
  ],
  [
    /^about-us\.(lead|story\..*|team\.(heading|lead|roles\.\*\.(seatsLabel|description)))$|^site\.(hours|nameStory|callCentre\.name)$/,
    "facts of your own company",
  ],
];

export function claimsOf(source: Source): Claim[] {
  return texts(source.data).flatMap(({ path, value }) => {
    const field = fieldOf(source, path);
    const [, expected] = claims.find(([known]) => known.test(field)) ?? [];
    if (!expected) return [];
    const label = valueAt(source.data, [...path.slice(0, -1), "label"]);
    const counted = source.schema === "statistics";
    return [{ path, value: counted ? `${value} ${label}` : value, expected }];
  });
}

/** A short name of a text or picture that says nothing of it. */
export function hashOf(value: string | Buffer): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 10);
}
