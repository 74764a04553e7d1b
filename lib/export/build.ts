/** Finishes what `next build` wrote to out/, so that any static host can serve it. Run by `npm run build`. */
import "@/lib/node/env-file";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCheckResult } from "@/lib/content/check-result";
import {
  site as company,
  copy,
  getMeta,
  redirects,
  routes,
} from "@/lib/content/load";
import { bundleInlineScript, bundleScripts } from "@/lib/export/client/bundle";
import { removeFramework } from "@/lib/export/client/remove-framework";
import { runtimeStyleHashes } from "@/lib/export/client/runtime-styles";
import { hostFiles } from "@/lib/export/hosts/host-files";
import { writeVercelOutput } from "@/lib/export/hosts/vercel-output";
import { cleanOutput } from "@/lib/export/steps/clean";
import {
  blockedCode,
  fileErrors,
  privateStrings,
} from "@/lib/export/steps/export-errors";
import { addFileUrlMessage } from "@/lib/export/steps/file-url-message";
import { holdFirstPaint } from "@/lib/export/steps/first-paint";
import { writeFolderPages } from "@/lib/export/steps/folder-pages";
import { writeFormerPaths } from "@/lib/export/steps/former-paths";
import { addFont } from "@/lib/export/steps/page-font";
import { divideStyles } from "@/lib/export/steps/page-styles";
import { addPolicy } from "@/lib/export/steps/policy";
import { precompress } from "@/lib/export/steps/precompress";
import { previewSheet } from "@/lib/export/steps/preview-sheet";
import { addSpeculationRules } from "@/lib/export/steps/speculation-rules";
import { addStructuredData } from "@/lib/export/steps/structured-data";
import { listFiles } from "@/lib/node/list-files";
import { isReservedHost } from "@/lib/node/loopback";
import { functionConfig } from "@/lib/relay/function-config";
import { structuredData } from "@/lib/seo/structured-data";
import { env } from "@/lib/site/env";
import { relayError } from "@/lib/site/relay-error";
import { type ExportFolder, readPages, writeOutput } from "./export-folder";
import { firstBlock } from "./first-block";
import { parseHtml } from "./html";

const folder: ExportFolder = {
  out: resolve("out"),
  routes,
  redirects,
  getMeta,
  structuredData,
  company,
  loading: copy.loading,
  ...env,
};

const pages = readPages(folder);
for (const page of pages) removeFramework(page, folder);
await cleanOutput(folder);
for (const page of pages) addStructuredData(page, folder);
const inlineScript = await bundleInlineScript(folder);
const script = { type: "module", async: "", ...(await bundleScripts(folder)) };
// Inside the block: stylesheets name sections that follow each other.
for (const page of pages)
  page
    .$(firstBlock(page.$))
    .append(
      page.$("<script>").text(inlineScript),
      page.$("<script>").attr(script),
      divideStyles(page),
    );
pages.forEach(holdFirstPaint);
await addFont(pages);
pages.forEach(addSpeculationRules);
if (!folder.indexable) {
  pages.forEach(addFileUrlMessage);
  pages.push({
    file: "preview.html",
    $: parseHtml(previewSheet(folder, pages, readCheckResult().warnings)),
  });
}
const runtimeStyles = runtimeStyleHashes();
for (const page of pages) {
  addPolicy(page, folder, runtimeStyles);
  await writeOutput(folder, page.file, page.$.html());
}
await writeFolderPages(folder);
await writeFormerPaths(folder);

const forbidden = privateStrings(process.env, process.cwd());
const files = listFiles(folder.out).filter((file) =>
  /\.(html|js|css|txt|json|map)$/.test(file),
);
const errors = [
  ...pages.flatMap(blockedCode),
  ...files.flatMap((file) =>
    fileErrors(file, readFileSync(join(folder.out, file), "utf8"), forbidden),
  ),
];
if (errors.length > 0) {
  console.error(`The export must not ship:\n  ${errors.join("\n  ")}`);
  process.exit(1);
}
const { VERCEL, NETLIFY } = process.env;
// Vercel needs neither compressed files nor those of other hosts.
if (VERCEL) await writeVercelOutput(folder);
await precompress(folder);
for (const [file, text] of Object.entries(hostFiles(folder)))
  await writeOutput(folder, file, text);
console.log(
  `Finished ${pages.length} pages for ${folder.siteUrl}${folder.basePath}.`,
);
const hasFunction = (VERCEL || NETLIFY) && folder.relayUrl === folder.siteUrl;
const cannotSend =
  relayError(folder) ?? (hasFunction && functionConfig(process.env).error);
if (cannotSend) console.warn(cannotSend);
if (folder.indexable && isReservedHost(new URL(folder.siteUrl).hostname))
  console.warn(
    `${folder.siteUrl} is a reserved name, so this build is for tests. Do not publish it: sample content was not checked.`,
  );
