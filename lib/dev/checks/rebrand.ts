import { readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { brandValues, interpolate } from "../../content/placeholders";
import { copyProject } from "../project-copy";

/**
 * Gives a copy of the site another brand and, as content/README.md says, another landing page;
 * builds it, and looks for anything of the old brand in the export. Run by `npm run test:checks -- rebrand`.
 */
const copy = await copyProject();

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
  sampleNotice: "Trial run.",
  copyright: "© {year} {brand}. Rights reserved by us.",
};

const oldSite = JSON.parse(readFileSync("content/site.json", "utf8"));

try {
  await copy.edit("content/site.json", () => JSON.stringify(newSite));
  await addLandingPage();
  await copy.build();
  const problems = [...leftovers(), ...missing()];
  console.log(
    problems.join("\n") ||
      "The export carries the new brand only, and the new landing page.",
  );
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await copy.remove();
}

/** Follows the guide to the letter: the code is taken from it. */
async function addLandingPage(): Promise<void> {
  const guide = readFileSync("content/README.md", "utf8");
  const block = (language: string) => {
    const [, code = ""] =
      guide.match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``)) ?? [];
    return code.replace(/^ {3}/gm, "");
  };
  const words = readFileSync("content/web-development.json", "utf8")
    .replace('"title": "Web development', '"title": "Cloud services')
    .replace('"description": "E-commerce,', '"description": "Clouds, shops,')
    .replace("Websites that earn their keep", "Clouds that carry their weight");
  await writeFile(join(copy.folder, "content", "cloud-services.json"), words);
  await copy.edit("lib/routes.ts", (text) =>
    text.replace('  { path: "/thankyou"', (next) => block("ts") + next),
  );
  const folder = join(copy.folder, "app", "(landing)", "cloud-services");
  await mkdir(folder);
  await writeFile(join(folder, "page.tsx"), block("tsx"));
}

function leftovers(): string[] {
  const values = brandValues(oldSite);
  const filled = interpolate(oldSite, values, () => {});
  const old = [...brandValues(filled)]
    .filter(([name]) => name !== "$schema" && name !== "countryCode")
    .flatMap(([, value]) => value.replace(/\{\w+\}/g, "\n").split("\n"))
    .concat((filled as { address: string[] }).address)
    .concat(oldSite.brand.toLowerCase())
    .map((value) => value.trim())
    .filter((value) => value.length > 4);
  return exported().flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return old
      .filter((value) => text.includes(value))
      .map((value) => `${relative(copy.folder, file)} still says “${value}”`);
  });
}

function missing(): string[] {
  const expected: Record<string, string[]> = {
    "index.html": [newSite.brand, newSite.phone.shown, "Harbour Yard"],
    "contact-us.html": [newSite.email, newSite.phone.link, newSite.hours],
    "services.html": [newSite.callCentre.name, newSite.callCentre.url],
    "manifest.webmanifest": [newSite.brand],
    "sitemap.xml": ["/cloud-services"],
    "cloud-services.html": ["Clouds that carry their weight", newSite.brand],
  };
  return Object.entries(expected).flatMap(([name, words]) => {
    const text = readFileSync(join(copy.out, name), "utf8");
    return words
      .filter((word) => !text.includes(word))
      .map((word) => `out/${name} does not say “${word}”`);
  });
}

function exported(): string[] {
  const text = /\.(html|txt|xml|json|js|css|svg|webmanifest)$|^_[a-z]+$/;
  return readdirSync(copy.out, {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
