/** Finishes what `next build` wrote to out/, so that it can be served by any static host. Run by `npm run build`. */
import "@/lib/env-file";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "../../env";
import { minifyBoot } from "../deferred-hydration/build-loader";
import { trimPayloads } from "../deferred-hydration/preload-hints";
import { runtimeStyleHashes } from "../deferred-hydration/runtime-styles";
import { fileFaults, pageFaults, policyFaults, privateStrings } from "./checks";
import { removeStrayFiles } from "./clean";
import { finishPage, withPolicy } from "./finish-page";
import { hostFiles } from "./hosts/host-files";
import { addTwins } from "./html-aliases";
import { inlineHashes, policy, union } from "./policy";
import { precompress } from "./precompress";
import { previewSheet } from "./preview-sheet";
import { filesOf, readPages, type Site, writeOutput } from "./site";

const site: Site = { out: resolve("out"), ...env };

await removeStrayFiles(site);

const shared = {
  boot: await minifyBoot(site.basePath),
  runtimeStyles: runtimeStyleHashes(),
};
const pages = await Promise.all(
  (await readPages(site)).map(async (page) => ({
    file: page.file,
    html: await finishPage(page, site, shared),
  })),
);
if (!site.indexable)
  pages.push({
    file: "preview.html",
    html: withPolicy(previewSheet(site), site, shared.runtimeStyles),
  });
const headerPolicy = policy(
  site,
  union(pages.map(({ html }) => inlineHashes(html))),
  shared.runtimeStyles,
);
for (const { file, html } of pages) await writeOutput(site, file, html);
await trimPayloads(site, pages);
await addTwins(site);

const faults = [
  ...pages.flatMap(pageFaults),
  ...policyFaults(headerPolicy, site),
  ...(await faultsOfFiles()),
];
if (faults.length > 0) {
  console.error(`The export must not ship:\n  ${faults.join("\n  ")}`);
  process.exit(1);
}
await precompress(site);
for (const [file, text] of Object.entries(hostFiles(headerPolicy, site)))
  await writeOutput(site, file, text);
console.log(
  `Finished ${pages.length} pages for ${site.siteUrl}${site.basePath} (boot ${shared.boot.length} bytes, policy ${headerPolicy.length} characters).`,
);

async function faultsOfFiles(): Promise<string[]> {
  const forbidden = privateStrings(process.env, process.cwd());
  const files = (await filesOf(site.out)).filter((file) =>
    /\.(html|js|css|txt|json|map)$/.test(file),
  );
  const faults = files.map(async (file) =>
    fileFaults(file, await readFile(join(site.out, file), "utf8"), forbidden),
  );
  return (await Promise.all(faults)).flat();
}
