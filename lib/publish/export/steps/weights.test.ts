import { randomBytes } from "node:crypto";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { parseHtml } from "@/lib/publish/export/html";
import { exampleBuild } from "@/lib/publish/export/testing/example-build";
import { precompress } from "./precompress";
import { pageWeights, weighParts } from "./weights";

/** Text that no compression makes smaller than this. */
const text = (bytes: number) => randomBytes(bytes).toString("hex");
const font = Buffer.concat([Buffer.from("wOF2\0"), randomBytes(3000)]);
const pages = {
  "small.html": `<style>.${text(600)}{}</style><p>${text(900)}</p>`,
  "large.html": `<style>@font-face{src:url(data:font/woff2;base64,${font.toString("base64")})}.${text(600)}{}</style><script>"${text(300)}"</script>`,
};

test("pages are weighed by part, the heaviest first", async () => {
  const build = { ...exampleBuild, out: tempFolder(pages) };
  await precompress(build);
  const parts = Object.entries(pages).map(([file, html]) =>
    weighParts({ file, $: parseHtml(html) }),
  );
  const weights = pageWeights(build, await Promise.all(parts));
  const about = (bytes: number) => expect.closeTo(bytes, -2.5);
  const [none, styles] = [about(0), about(600)];
  expect(weights).toEqual([
    {
      ...{ file: "large.html", total: about(3900), HTML: none, styles },
      ...{ font: about(3000), script: about(300) },
    },
    {
      ...{ file: "small.html", total: about(1500), HTML: about(900), styles },
      ...{ font: 0, script: none },
    },
  ]);
});
