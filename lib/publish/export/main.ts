/** Finishes what `next build` wrote to out/, so that any static host can serve it. Run by `npm run build`. */
import "@/lib/node/env-file";
import { resolve } from "node:path";
import { readCheckResult } from "@/lib/content/check-result";
import * as content from "@/lib/content/load";
import { structuredData } from "@/lib/content/structured-data";
import { isReservedHost } from "@/lib/node/loopback";
import { bundleScripts } from "@/lib/publish/export/client/bundle";
import { removeFramework } from "@/lib/publish/export/client/remove-framework";
import { runtimeStyleHashes } from "@/lib/publish/export/client/runtime-styles";
import { hostFiles } from "@/lib/publish/export/hosts/host-files";
import { writeVercelOutput } from "@/lib/publish/export/hosts/vercel-output";
import { allowReading, cleanOutput } from "@/lib/publish/export/steps/clean";
import {
  blockedCode,
  stopOnErrors,
} from "@/lib/publish/export/steps/export-errors";
import { addFileUrlMessage } from "@/lib/publish/export/steps/file-url-message";
import { holdFirstPaint } from "@/lib/publish/export/steps/first-paint";
import { writeFolderPages } from "@/lib/publish/export/steps/folder-pages";
import { writeFormerPaths } from "@/lib/publish/export/steps/former-paths";
import { licenses } from "@/lib/publish/export/steps/licenses";
import { addFont } from "@/lib/publish/export/steps/page-font";
import { divideStyles } from "@/lib/publish/export/steps/page-styles";
import { addPolicy } from "@/lib/publish/export/steps/policy";
import { precompress } from "@/lib/publish/export/steps/precompress";
import {
  previewSection,
  previewSheet,
} from "@/lib/publish/export/steps/preview-sheet";
import {
  idErrors,
  idsIn,
  listReferences,
} from "@/lib/publish/export/steps/reference-errors";
import { addSpeculationRules } from "@/lib/publish/export/steps/speculation-rules";
import { addStructuredData } from "@/lib/publish/export/steps/structured-data";
import { pageWeights, weighParts } from "@/lib/publish/export/steps/weights";
import { functionConfig } from "@/lib/relay/function-config";
import { env } from "@/lib/site/env";
import { relayError } from "@/lib/site/relay-error";
import {
  type Build,
  type FinishedPage,
  type Page,
  readPages,
  writeOutput,
} from "./build";
import { firstBlock } from "./first-block";
import { parseHtml } from "./html";

const build: Build = {
  ...env,
  out: resolve("out"),
  routes: content.routes,
  redirects: content.redirects,
  getMeta: content.getMeta,
  structuredData,
  company: content.site,
  frames: content.site.frames ?? [],
  locale: content.locale,
  direction: content.direction,
  loading: content.copy.loading,
  carriedToast: content.copy.form.toasts.success,
};
const pages: FinishedPage[] = [];
const { code, script, inputs } = await bundleScripts(build);
const runtimeStyles = runtimeStyleHashes();
const { VERCEL, NETLIFY } = process.env;
const weights: ReturnType<typeof weighParts>[] = [];

// The order counts: a step stands behind those whose elements, files or text it reads.
for (const page of readPages(build)) {
  removeFramework(page, build);
  addStructuredData(page, build);
  addScript(page);
  divideStyles(page);
  holdFirstPaint(page);
  await addFont(page, build);
  addSpeculationRules(page);
  addFileUrlMessage(page, build);
  // Last, because it has the hash of each script and style.
  addPolicy(page, build, runtimeStyles);
  pages.push(finish(page));
  weights.push(weighParts(page));
}
// The pages have taken all that they need of Next's files, and are written in their place.
await cleanOutput(build);
await writeOutput(build, { ...code, "licenses.txt": licenses(inputs) });
for (const { file, html } of pages) await writeOutput(build, { [file]: html });
await writePreviewSheet();
await writeFolderPages(build);
await writeFormerPaths(build);
await stopOnErrors(build, pages);
// Before the files that Vercel does not need: compressed ones, and those of other hosts.
if (VERCEL) await writeVercelOutput(build);
await precompress(build);
await writeOutput(build, hostFiles(build));
await allowReading(build.out);

console.log(
  `Finished ${pages.length} pages for ${build.siteUrl}${build.basePath}. What each sends, in bytes compressed by brotli:`,
);
console.table(pageWeights(build, await Promise.all(weights)));
const hasFunction = (VERCEL || NETLIFY) && build.relayUrl === build.siteUrl;
const cannotSend =
  relayError(build) ?? (hasFunction && functionConfig(process.env).error);
if (cannotSend) console.warn(cannotSend);
if (build.indexable && isReservedHost(new URL(build.siteUrl).hostname))
  console.warn(
    `${build.siteUrl} is a reserved name, so this build is for tests. Do not publish it: sample content was not checked.`,
  );

function addScript({ $ }: Page): void {
  $(firstBlock($)).append($("<script>").text(script));
}

function finish(page: Page): FinishedPage {
  const { file, $ } = page;
  const { references, errors } = listReferences(page, build);
  return {
    file,
    html: $.html(),
    ids: idsIn($),
    references,
    errors: [...blockedCode(page), ...errors, ...idErrors(page)],
    preview: previewSection(page, build),
  };
}

async function writePreviewSheet(): Promise<void> {
  if (build.indexable) return;
  const html = previewSheet(build, pages, readCheckResult().warnings);
  const page = { file: "preview.html", $: parseHtml(html) };
  addPolicy(page, build, runtimeStyles);
  await writeOutput(build, { [page.file]: page.$.html() });
}
