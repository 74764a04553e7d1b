import { holdScripts, scriptList } from "./hold-scripts";
import { escapeAttribute, insertAfterCharset } from "./html";
import { inlineStylesheets } from "./inline-css";
import { addIntegrity } from "./integrity";
import { patientFont } from "./patient-font";
import { inlineHashes, metaPolicy, policy } from "./policy";
import type { Page, Site } from "./site";
import { addStructuredData } from "./structured-data";

/** What all pages share. */
export type Shared = { boot: string; runtimeStyles: readonly string[] };

/** Turns a page as Next wrote it into the page that ships. */
export async function finishPage(
  { file, html: original }: Page,
  site: Site,
  shared: Shared,
): Promise<string> {
  const { html, scripts } = await holdScripts(original, site);
  const styled = addIntegrity(inlineStylesheets(html, site), site);
  const booted = insertAfterCharset(
    addStructuredData(styled, file),
    `<script>${shared.boot}</script>`,
  ).replace("</body>", () => `${scriptList(scripts)}</body>`);
  return withPolicy(patientFont(booted), site, shared);
}

/** The policy stands before everything that it judges. */
export function withPolicy(html: string, site: Site, shared: Shared): string {
  const text = metaPolicy(
    policy(site, inlineHashes(html), shared.runtimeStyles),
  );
  return insertAfterCharset(
    html,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(text)}"/>`,
  );
}
