import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { brandValues, interpolate } from "../../content/placeholders";
import { texts } from "../../content/walk";
import { filesOf } from "../../export/files";
import { copyProject } from "../project-copy";

/**
 * Gives a copy of the site another brand, builds it, and looks for anything of the old brand in the export. Run by
 * `npm run test:checks -- rebrand`.
 */
await using copy = await copyProject();

const newSite = {
  $schema: "./schemas/site.schema.json",
  brand: "Quillmere",
  tagline: "Good Software Kept Simple",
  senderLabel: "{brand} Post",
  phone: { shown: "+91 98765 43210", link: "+919876543210" },
  email: "desk@quillmere.test",
  address: ["Unit 9, Harbour Yard", "{city} {postalCode}, India"],
  city: "Kochi",
  postalCode: "682001",
  countryCode: "IN",
  location: "Harbour Yard, {city}",
  hours: "Every day, 8:00 to 20:00 IST",
  social: {
    facebook: "https://facebook.test/quillmere",
    twitter: "https://twitter.test/quillmere",
    linkedin: "https://linkedin.test/quillmere",
    instagram: "https://instagram.test/quillmere",
    whatsapp: "https://whatsapp.test/quillmere",
  },
  callCentre: { name: "Quill Line", url: "https://quill-line.test/" },
  nameStory: "We are named after a lake.",
  sample: false,
  sampleNotice: "Only a test.",
  copyright: "© {year} {brand}. Rights reserved by us.",
};

const oldSite = JSON.parse(readFileSync("content/site.json", "utf8"));

await copy.edit("content/site.json", () => JSON.stringify(newSite));
await copy.build();
const issues = [...(await leftovers()), ...missing()];
console.log(
  issues.join("\n") ||
    `A copy of the site with another brand says nothing of ${oldSite.brand}.`,
);
if (issues.length > 0) process.exitCode = 1;

/** Texts of the old site.json in the export, as they are or escaped for HTML. */
async function leftovers(): Promise<string[]> {
  const filled = interpolate(oldSite, brandValues(oldSite));
  const old = texts(filled)
    .filter(({ key }) => key !== "$schema" && key !== "countryCode")
    .flatMap(({ value }) => value.split(/\{\w+\}/))
    .concat(oldSite.brand.toLowerCase())
    .map((value) => value.trim())
    .filter((value) => value.length > 4)
    .flatMap((value) => [value, value.replaceAll("&", "&amp;")]);
  return (await exported()).flatMap((file) => {
    const text = contentOf(join(copy.out, file));
    return [...new Set(old)]
      .filter((value) => text.includes(value))
      .map((value) => `out/${file} still says “${value}”`);
  });
}

function missing(): string[] {
  const expected: Record<string, string[]> = {
    "index.html": [newSite.brand, newSite.phone.shown, "Harbour Yard"],
    "contact-us.html": [newSite.email, newSite.phone.link, newSite.hours],
    "services.html": [newSite.callCentre.name, newSite.callCentre.url],
    "manifest.webmanifest": [newSite.brand],
  };
  return Object.entries(expected).flatMap(([name, words]) => {
    const text = contentOf(join(copy.out, name));
    return words
      .filter((word) => !text.includes(word))
      .map((word) => `out/${name} does not say “${word}”`);
  });
}

/** What a file says; of a page also its words alone, since an element may stand between them. */
function contentOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".html") ? text + parse(text).textContent : text;
}

async function exported(): Promise<string[]> {
  const text = /\.(html|txt|xml|json|js|css|svg|webmanifest)$|(^|\/)_[a-z]+$/;
  const files = await filesOf(copy.out);
  return files.filter((file) => text.test(file));
}
