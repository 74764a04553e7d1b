/**
 * Makes a copy of the project the site of another firm. There `npm test` must pass, and nothing of the sample, nor of the
 * programs that drew the logos, may be in the export. Then tests a build without testimonials and with a base path.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { becomeOtherFirm } from "@/e2e/support/other-firm";
import { copyProject } from "@/e2e/support/project-copy";
import { brandValues, interpolate } from "@/lib/content/placeholders";
import { readContent } from "@/lib/content/read";
import { leaves } from "@/lib/content/walk";
import { choosePorts } from "@/lib/dev/preview/choose-ports";
import { listFiles } from "@/lib/node/list-files";

await using copy = await copyProject();
await becomeOtherFirm(copy);

const whole = await copy.run("npm test");
const found = await leftovers();
for (const line of found) console.error(line);

await copy.edit("content/testimonials.json", (text) => {
  const content = { ...JSON.parse(text), testimonials: [] };
  return `${JSON.stringify(content, null, 2)}\n`;
});
const { environment } = await choosePorts({ PORT: "3130", RELAY_PORT: "8130" });
const below = { ...environment, NEXT_PUBLIC_BASE_PATH: "/some/path" };
await copy.build(below);
const specs = "links files policy without-script hosts";
const moved = await copy.run(`npx playwright test ${specs}`, below);
if (whole !== 0 || moved !== 0 || found.length > 0) process.exitCode = 1;

/** Texts of the sample that are left in the export, and what only designers need. `npm test` reads every word of a page. */
async function leftovers(): Promise<string[]> {
  const own = await textsIn(copy.folder);
  const old = [...(await textsIn("."))].filter((text) => !own.has(text));
  const isText = /\.(html|txt|xml|json|js|css|svg|webmanifest)$|(^|\/)_[a-z]+$/;
  const files = listFiles(copy.out).filter((file) => isText.test(file));
  const lines = files.map(async (file) => {
    const text = await readFile(join(copy.out, file), "utf8");
    const ofDesigners =
      /jane.doe|inkscape|sodipodi|adobe|sketch|corel/i.exec(text) ?? [];
    return [...old.filter((value) => text.includes(value)), ...ofDesigners].map(
      (value) => `out/${file} still says “${value}”`,
    );
  });
  return (await Promise.all(lines)).flat();
}

/** The brand, sentences and addresses in all content files of a project. */
async function textsIn(folder: string): Promise<Set<string>> {
  const { files } = readContent(folder);
  const data = [...files.values()].map((text) => JSON.parse(text));
  const site = JSON.parse(files.get("site") ?? "");
  const texts = leaves(interpolate(data, brandValues(site)))
    .flatMap(({ value }) => value.split(/\{[^}]+\}|\*|\]\(|\n/))
    .map((text) => text.trim());
  return new Set([
    site.brand.toLowerCase(),
    // The names of main pages and the lines of a mail are shorter.
    ...texts.filter(
      (text) => text.length > 12 && /^\p{Lu}.*\s|@|\/\/|^\+/u.test(text),
    ),
  ]);
}
