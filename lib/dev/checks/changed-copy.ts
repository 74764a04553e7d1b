/**
 * Changes a copy of the project: another brand, one more main page, landing page and service, and no testimonials.
 * There, `npm test` must pass and the export must not contain the old brand. Then tests a build with a base path.
 */
import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandValues, interpolate } from "@/lib/content/placeholders";
import { leaves } from "@/lib/content/walk";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { copyProject } from "@/lib/dev/project-copy";
import { parseHtml, textContent } from "@/lib/export/html";
import { listFiles } from "@/lib/node/list-files";

const otherBrand = {
  brand: "Quillmere",
  locale: "en-GB",
  tagline: "Good Software Kept Simple",
  senderLabel: "{brand} Post",
  phone: { shown: "+44 20 7946 0958", link: "+442079460958" },
  email: "desk@quillmere.test",
  address: ["Unit 9, Harbour Yard", "{city} {postalCode}, India"],
  city: "Kochi",
  postalCode: "682001",
  location: "Harbour Yard, {city}",
  hours: "Every day, 8:00 to 20:00 IST",
  social: {
    linkedin: "https://linkedin.test/quillmere",
    whatsapp: "https://whatsapp.test/quillmere",
  },
  callCentre: { name: "Quill Line", url: "https://quill-line.test/" },
  directions: "https://maps.test/quillmere",
  nameStory: "We are named after a lake.",
  sample: [],
  sampleNotice: "Only a test.",
  copyright: "© {year} {brand}. Rights reserved by us.",
};
const landingPages = "content/landing-pages";
const another = `${landingPages}/another-page.json`;
const { sample: _, ...oldSite } = JSON.parse(
  await readFile("content/site.json", "utf8"),
);

await using copy = await copyProject();
await editJson("content/site.json", (site) => Object.assign(site, otherBrand));
const names = await readdir(landingPages);
const first = names.find((name) => name.endsWith(".json")) ?? "";
await copyFile(join(landingPages, first), join(copy.folder, another));
await editJson(another, ({ meta }) => {
  meta.title = "Another page of ours | {brand}";
  meta.description =
    "One landing page more, with a description of its own that is long enough for search engines to show in full.";
});
await editJson("content/services.json", ({ services }) => {
  const { landingPageLink: _, ...last } = services.at(-1);
  services.push({ ...last, id: "another-service", title: "Another one" });
});
await editJson("content/testimonials.json", (content) => {
  content.testimonials = [];
});
await addMainPage("another-main-page");

const whole = await copy.run("npm test");
const found = await leftovers();
for (const line of found) console.error(line);

const { environment } = await choosePorts({ PORT: "3130", RELAY_PORT: "8130" });
const below = { ...environment, NEXT_PUBLIC_BASE_PATH: "/some/path" };
await copy.build(below);
const specs = "links files policy without-script hosts";
const moved = await copy.run(`npx playwright test ${specs}`, below);
if (whole !== 0 || moved !== 0 || found.length > 0) process.exitCode = 1;

/** Adds a page as README describes: a record, a content file and a page in app. */
async function addMainPage(id: string) {
  await copy.edit("lib/content/pages.ts", (text) =>
    text.replace(
      "\n} as const satisfies",
      `\n  "${id}": { schema: aboutUsSchema, card: "leaf" },$&`,
    ),
  );
  const file = `content/${id}.json`;
  await copyFile("content/about-us.json", join(copy.folder, file));
  await editJson(file, (page) => {
    page.$schema = `./schemas/${id}.schema.json`;
    page.heading = "Another main page";
    page.meta.title = "Another main page of ours | {brand}";
    page.meta.description =
      "One main page more, with a description of its own that is long enough for search engines to show it in full.";
  });
  const page = `app/(main)/${id}/page.tsx`;
  await mkdir(join(copy.folder, `app/(main)/${id}`));
  await copyFile("app/(main)/about-us/page.tsx", join(copy.folder, page));
  await copy.edit(page, (text) =>
    text
      .replace("  aboutUs,\n", "")
      .replace("  callToAction,\n", "$&  getContent,\n")
      .replace(
        'pageMetadata("about-us");',
        `pageMetadata("${id}");\nconst aboutUs = getContent("${id}");`,
      ),
  );
}

/** Texts of the old site.json that are left in the export, as written or split by elements. */
async function leftovers(): Promise<string[]> {
  const filled = interpolate(oldSite, brandValues(oldSite));
  const old = leaves(filled)
    .filter(({ key }) => key !== "$schema" && key !== "countryCode")
    .flatMap(({ value }) => value.split(/\{\w+\}/))
    .concat(oldSite.brand.toLowerCase())
    .map((value) => value.trim())
    .filter((value) => value.length > 4);
  const isText = /\.(html|txt|xml|json|js|css|svg|webmanifest)$|(^|\/)_[a-z]+$/;
  const files = listFiles(copy.out).filter((file) => isText.test(file));
  const lines = files.map(async (file) => {
    const source = await readFile(join(copy.out, file), "utf8");
    const text = file.endsWith(".html")
      ? source + textContent(parseHtml(source))
      : source;
    return [...new Set(old)]
      .filter((value) => text.includes(value))
      .map((value) => `out/${file} still says “${value}”`);
  });
  return (await Promise.all(lines)).flat();
}

// biome-ignore lint/suspicious/noExplicitAny: the change is checked where the copy validates its content.
function editJson(file: string, change: (content: any) => void) {
  return copy.edit(file, (text) => {
    const content = JSON.parse(text);
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  });
}
