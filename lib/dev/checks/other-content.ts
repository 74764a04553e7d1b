/** On a copy with one landing page and one service more, and no testimonials, `npm test` passes as it is. */
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "../project-copy";

const landingPages = "content/landing-pages";
const another = "another-page.json";

await using copy = await copyProject();
const [first = ""] = await readdir(landingPages);
await copyFile(
  join(landingPages, first),
  join(copy.folder, landingPages, another),
);
await copy.edit(
  `${landingPages}/${another}`,
  inJson((page) => {
    page.meta.title = "Another page of ours | {brand}";
    page.meta.description =
      "One landing page more, with a description of its own that is long enough for search engines to show in full.";
  }),
);
await copy.edit(
  "content/services.json",
  inJson(({ services }) => {
    const { landingPageLink: _, ...last } = services.at(-1);
    services.push({ ...last, id: "another-service", title: "Another one" });
  }),
);
await copy.edit(
  "content/testimonials.json",
  inJson((content) => {
    content.testimonials = [];
  }),
);
process.exitCode = await copy.run("npm test");

// biome-ignore lint/suspicious/noExplicitAny: the change is checked where the copy validates its content.
function inJson(change: (content: any) => void): (text: string) => string {
  return (text) => {
    const content = JSON.parse(text);
    change(content);
    return `${JSON.stringify(content, null, 2)}\n`;
  };
}
