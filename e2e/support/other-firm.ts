import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import { listFiles } from "@/lib/node/list-files";
import { capture } from "@/lib/node/run-command";
import type { ProjectCopy } from "./project-copy";

const firm = "e2e/other-firm";
const { resolve } = createRequire(import.meta.url);
const fonts = ["latin", "latin-ext"].map(
  (part) => `figtree-${part}-wght-normal.woff2`,
);

/** What is not the sample's own: the guide with its pictures, and what an owner changes only in part or not at all. */
const kept = /^(README\.md|images\/guide\/.+|brand\/(?!fonts).+)$/;

/**
 * Makes a copy of the project the site of the firm in e2e/other-firm, as its owner would by the guides: with its content,
 * its brand, a typeface without the rupee sign, main pages at other paths, one more of them, and a script of another site.
 */
export async function becomeOtherFirm(copy: ProjectCopy) {
  const content = join(copy.folder, "content");
  for (const file of listFiles(content))
    if (!kept.test(file)) await rm(join(content, file));
  for (const part of ["content", "app"])
    await cp(join(firm, part), join(copy.folder, part), { recursive: true });
  await copy.edit("lib/content/pages.ts", (text) =>
    text
      .replace("schema: servicesSchema,", '$& path: "/diensten",')
      .replace("schema: aboutUsSchema,", '$& path: "/over-ons",')
      .replace("schema: contactUsSchema,", '$& path: "/contact",')
      .replace("schema: thankyouSchema,", '$& path: "/bedankt",')
      .replace(
        "\n} as const satisfies",
        '\n  quay: { schema: aboutUsSchema, path: "/kade", card: "leaf" },$&',
      ),
  );
  await copy.edit("lib/site/other-scripts.ts", (text) =>
    text.replace(
      "OtherScript[] = [];",
      `OtherScript[] = [{
        name: "Teller",
        origins: {
          "script-src": ["https://teller.example"],
          "connect-src": ["https://teller.example"],
        },
        needsConsent: true,
        start: (load) => load("https://teller.example/teller.js"),
      }];`,
    ),
  );
  await capture("npm run format", { cwd: copy.folder });
  await mkdir(join(content, "brand/fonts"), { recursive: true });
  for (const font of fonts)
    await cp(
      resolve(`@fontsource-variable/figtree/files/${font}`),
      join(content, "brand/fonts", font),
    );
  // Pictures are made here, so that none is in git.
  for (const [file, width, height, hue] of [
    ["people/maartje.jpg", 400, 400, 20],
    ["people/jean-francois.jpg", 400, 400, 60],
    ["banner/water.jpg", 1440, 1440, 190],
    ["portfolio/tidal-board.png", 1200, 900, 260],
    ["portfolio/night-train.png", 1200, 900, 150],
  ] as const) {
    const path = join(content, "images", file);
    await mkdir(join(path, ".."), { recursive: true });
    const background = `hsl(${hue},40%,40%)`;
    await sharp({ create: { width, height, channels: 3, background } }).toFile(
      path,
    );
  }
}

/**
 * Makes the other firm's copy one in Arabic without testimonials, social networks and chat. Its typeface is divided by script, with the stylesheet
 * of its package.
 */
export async function turnRightToLeft(copy: ProjectCopy) {
  const content = join(copy.folder, "content");
  await cp("e2e/right-to-left", content, { recursive: true });
  for (const file of ["interface", "thankyou"])
    await copy.edit(`content/${file}.json`, (text) =>
      text
        .replace(/,( of)? \{chat\}/g, "")
        .replace(
          /("phoneHint": ").*(?=")/,
          "$10100 000 4217 أو +20 100 000 4217",
        ),
    );
  const styles = resolve("@fontsource-variable/cairo/index.css");
  const css = await readFile(styles, "utf8");
  for (const [file] of css.matchAll(/files\/[\w-]+\.woff2/g))
    await cp(join(styles, "..", file), join(content, "brand", file));
  await writeFile(
    join(content, "brand/fonts.css"),
    `${css}:root { --font: "Cairo Variable", sans-serif; }`,
  );
}
