/**
 * Changes a copy of the project as an owner does in the first week: one more section with a picture, one more main page,
 * the required field of the guide, longer texts, other drawings. There `npm test` must pass, budgets included.
 */
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCode } from "@/e2e/support/guide";
import { copyProject } from "@/e2e/support/project-copy";
import { discs, icons } from "@/lib/content/enums";
import { findSchemaName } from "@/lib/content/files";
import { readContent } from "@/lib/content/read";
import { mapTexts, valueAt } from "@/lib/content/walk";
import { capture } from "@/lib/node/run-command";
import { writeWhole } from "@/lib/node/write-whole";
import { fieldAt } from "@/lib/publish/check/json-schemas";

await using copy = await copyProject();
const { folder } = copy;
const awards = await addSection();
await addMainPage();
await writeContent(await removeDrawings());
await capture("npm run format", { cwd: folder });
process.exitCode = await copy.run("npm test");

/** Adds awards to the home page, and returns their content. */
async function addSection() {
  const src = "images/awards/best-shop.svg";
  writeWhole(
    join(folder, "content", src),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path d="M0 48 48 0l48 48z"/></svg>',
  );
  await copy.edit("lib/content/schemas/main-pages.ts", (code) =>
    code.replace(
      /homeSchema = .*\n/,
      `$&awards: group("What you won.", {
        ...headingAndLead("Awards", "What we won."),
        items: list("The awards.", group("One award.", {
          id: idFor("the award", "best-shop"),
          name: text("Its name.", "Best shop"),
          image: image("Its logo.", "${src}", "A black triangle"),
        })),
      }),`,
    ),
  );
  await writeFile(
    join(folder, "components/sections/awards-section.tsx"),
    `import { Picture } from "@/components/media/picture";
    import { NoWrap } from "@/components/ui/no-wrap";
    import { Section } from "@/components/ui/section";
    import type { HomePage } from "@/lib/content/types";

    export function AwardsSection({ content }: { content: HomePage["awards"] }) {
      return (
        <Section id="awards" headingId="awards-heading" head={content}>
          <ul className="quarters">
            {content.items.map(({ id, name, image }) => (
              <li key={id} className="card">
                <Picture src={image.src} alt={image.alt} frame="logo" />
                <NoWrap as="p" text={name} />
              </li>
            ))}
          </ul>
        </Section>
      );
    }`,
  );
  await copy.edit("app/(main)/page.tsx", (code) =>
    code
      .replace(
        "import",
        'import { AwardsSection } from "@/components/sections/awards-section";import',
      )
      .replace("</MainShell>", "<AwardsSection content={home.awards} />$&"),
  );
  const items = ["first", "second", "third"].map((id) => ({
    ...{ id, name: `Best shop of the ${id} year` },
    image: { src, alt: "A black triangle" },
  }));
  const lead = "Each was given by people who had used the work for a month.";
  return { heading: "Three awards in three years", lead, items };
}

/** Adds a page with the sections of the page About Us. */
async function addMainPage() {
  await copy.edit("lib/content/pages.ts", (code) =>
    code.replace(
      "\n} as const satisfies",
      '\ncareers: { schema: aboutUsSchema, card: "sky" },$&',
    ),
  );
  await copy.edit("lib/content/load.ts", (code) =>
    code.replace(
      /export const aboutUs =.*\n/,
      '$&export const careers = getContent("careers");',
    ),
  );
  const app = "app/(main)";
  const page = `${app}/careers/page.tsx`;
  await cp(join(folder, app, "about-us"), join(folder, app, "careers"), {
    recursive: true,
  });
  await copy.edit(page, (code) =>
    code
      .replace('["about-us"]', ".careers")
      .replaceAll("about-us", "careers")
      .replaceAll("aboutUs", "careers"),
  );
}

/** Removes three drawings of each set, and returns what takes their places. */
async function removeDrawings() {
  const places = new Map<string, string>();
  for (const [set, names] of Object.entries({ discs, icons })) {
    const [kept = "", ...removed] = Object.keys(names).slice(-4);
    for (const name of removed) {
      places.set(name, kept);
      await rm(join(folder, `content/brand/drawings/${set}/${name}.svg`));
    }
  }
  return places;
}

/** Makes the answers to questions and the long texts of the services twice as long, and adds what the code above needs. */
async function writeContent(drawings: Map<string, string>) {
  const data: Record<string, object> = {};
  for (const [name, text] of readContent().files) {
    const schema = findSchemaName(name);
    data[name] = Object(
      mapTexts(JSON.parse(text), ({ path, key, value }) => {
        const field = schema && fieldAt(schema, path);
        if (field?.enum) return drawings.get(value) ?? value;
        const isLong =
          name === "services" && field?.isWording && value.length > 60;
        return path[0] !== "meta" && (isLong || key === "answer")
          ? `${value} ${newWords(value)}`
          : value;
      }),
    );
  }
  const fields = await readCode("content/README.md", "Ask for one thing more");
  const form = JSON.parse(`{${fields.join("").replace(/,\s*$/, "")}}`);
  Object.assign(valueAt(data.interface, ["form"]) ?? {}, form);
  Object.assign(data.home ?? {}, { awards });
  const careers = structuredClone(data["about-us"]);
  Object.assign(careers ?? {}, { heading: "Careers", menu: "Careers" });
  const title = "Careers: we look for two people | {brand}";
  const description =
    "We look for two people who like to finish what they begin: what they would do, with whom, and how to ask us.";
  Object.assign(valueAt(careers, ["meta"]) ?? {}, {
    title,
    description,
    formerPaths: undefined,
  });
  // Budgets hold while this list is whole.
  (valueAt(data.site, ["sample"]) as string[]).push("careers.json");
  for (const [name, values] of Object.entries({ ...data, careers }))
    await writeFile(
      join(folder, "content", `${name}.json`),
      JSON.stringify(values, null, 2),
    );
}

/** As many letters again. Words that the page has already would weigh nothing. */
function newWords(text: string): string {
  const letters = text.replace(/[^\p{L} ]/gu, "");
  return [...letters].reverse().join("").trim();
}
