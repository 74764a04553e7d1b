import { readFileSync } from "node:fs";
import { sampleLeft } from "@/lib/check/sample";
import { site as company, getMeta, routes } from "@/lib/content/load";
import type { ExportFolder } from "@/lib/export/export-folder";
import { escapeHtml } from "@/lib/node/escape-html";
import { absolute } from "@/lib/seo/absolute-url";
import { shortTitle, socialCard } from "@/lib/seo/metadata";
import { relayError } from "@/lib/site/relay-error";
import { href } from "@/lib/site/with-base-path";

/**
 * `preview.html`, only in drafts: how each page will look in search results and on social networks, what to correct in
 * the content, and where the forms of this build send.
 */
export function previewSheet(site: ExportFolder, warnings: string): string {
  const css = readFileSync("lib/export/steps/preview-sheet.css", "utf8").trim();
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex, nofollow"/><title>Preview of ${escapeHtml(company.brand)}</title><style>${css}</style></head><body><main><h1>Preview of ${escapeHtml(company.brand)}</h1>
<p>This build is not for search engines: every page is noindex, and robots.txt disallows all of them. A page that is opened as a file has neither pictures nor working links: <code>npm run preview</code> serves all of them.</p>
${facts([
  ["Built for", site.siteUrl + site.basePath],
  ["Forms send through", `${site.relayUrl}/send-email`],
  [
    "Forms can send",
    relayError(site) ?? "yes, once the relay runs there and accepts this site",
  ],
  ["Mail goes to", company.email],
  ["Mail comes from", company.senderLabel],
])}
${listSection("Content to correct", warnings.split("\n\n").filter(Boolean))}
${routes.map(pageSection).join("\n")}
${listSection("Sample content to replace before publishing", sampleLeft(company.sample))}
</main></body></html>`;
}

function pageSection({ id, path, indexable }: (typeof routes)[number]): string {
  const { title, description, updated, socialCardAlt } = getMeta(id);
  const shown = escapeHtml(shortTitle(title));
  return `<section><h2><a href="${href(path)}">${escapeHtml(path)}</a></h2>
${facts([
  ["Last change", updated],
  ["In search results", indexable ? "yes, once published" : "never"],
])}
<div class="snippet"><p>${escapeHtml(absolute(path))}</p><strong>${escapeHtml(title)}</strong><p>${escapeHtml(description)}</p></div>
<div class="card"><img src="${href(socialCard(id))}" width="1200" height="630" loading="lazy" alt="${escapeHtml(socialCardAlt)}"/><div><p>${escapeHtml(new URL(absolute(path)).host)}</p><p><b>${shown}</b></p><p>${escapeHtml(description)}</p></div></div></section>`;
}

function listSection(heading: string, lines: string[]): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<section><h2>${heading}</h2>${items.length > 0 ? `<ul>${items.join("")}</ul>` : "<p>Nothing.</p>"}</section>`;
}

function facts(entries: [name: string, value: string][]): string {
  const rows = entries.map(
    ([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join("")}</dl>`;
}
