import { escapeHtml } from "@/lib/node/escape-html";
import { sampleLeft } from "@/lib/publish/check/sample";
import type { Build, FinishedPage, Page } from "@/lib/publish/export/build";
import { relayError } from "@/lib/site/relay-error";

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
section { margin-top: 2.5rem; border-top: 1px solid; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
.snippet, .card { margin-top: 1.5rem; border: 1px solid; border-radius: .75rem; overflow: hidden; }
.snippet, .card div { padding: 0 1.25rem; }
.snippet strong { font-size: 1.25rem; font-weight: 400; }
.card img { display: block; width: 100%; height: auto; }
`;

/**
 * `preview.html`, only in drafts: how each page will look in search results and on social networks, what to correct in
 * the content, and whether the forms of this build can send. It may stay public by mistake, so it does not name the relay.
 */
export function previewSheet(
  build: Build,
  pages: readonly Pick<FinishedPage, "preview">[],
  warnings: string,
): string {
  const { company } = build;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex, nofollow"/><link rel="icon" href="data:,"/><title>Preview of ${escapeHtml(company.brand)}</title><style>${style}</style></head><body><main><h1>Preview of ${escapeHtml(company.brand)}</h1>
<p>This build is not for search engines: every page is noindex, and robots.txt disallows all of them. A page that is opened as a file has neither pictures nor working links: <code>npm run preview</code> serves all of them.</p>
${facts([
  ["Built for", build.siteUrl + build.basePath],
  [
    "Forms can send",
    relayError(build)
      ? "no: the end of the build says why"
      : "yes, once the relay runs and accepts this site",
  ],
  ["Mail goes to", company.email],
  ["Mail comes from", company.senderLabel],
])}
${listSection("Content to correct", warnings.split("\n\n").filter(Boolean))}
${pages.map(({ preview }) => preview).join("\n")}
${listSection("Sample content to replace before publishing", sampleLeft(company.sample))}
</main></body></html>`;
}

/** The part of a page. The 404 page has none. */
export function previewSection({ route, $ }: Page, build: Build): string {
  if (!route) return "";
  const text = (selector: string) =>
    escapeHtml($(selector).attr("content") ?? $(selector).text());
  const url = new URL(text("[property='og:url']"));
  const card = new URL(text("[property='og:image']"));
  const description = text("[name=description]");
  return `<section><h2><a href="${url.pathname}">${escapeHtml(route.path)}</a></h2>
${facts([
  ["Last change", build.getMeta(route.id).updated],
  ["In search results", route.indexable ? "yes, once published" : "never"],
])}
<div class="snippet"><p>${url}</p><strong>${text("head title")}</strong><p>${description}</p></div>
<div class="card"><img src="${card.pathname}" width="1200" height="630" loading="lazy" alt="${text("[property='og:image:alt']")}"/><div><p>${url.host}</p><p><b>${text("[property='og:title']")}</b></p><p>${description}</p></div></div></section>`;
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
