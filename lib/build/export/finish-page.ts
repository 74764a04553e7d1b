import { patientFont } from "../deferred-hydration/defer-font";
import { holdScripts, scriptList } from "../deferred-hydration/defer-scripts";
import { onlyFontPreload } from "../deferred-hydration/preload-hints";
import {
  escapeAttribute,
  insertAfterCharset,
  insertBeforeBodyEnd,
} from "./html";
import { inlineStylesheets } from "./inline-css";
import { addIntegrity } from "./integrity";
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
  const styled = inlineStylesheets(onlyFontPreload(html), site);
  const complete = insertBeforeBodyEnd(
    addStructuredData(addIntegrity(styled, site), file),
    scriptList(scripts),
  );
  const booted = insertAfterCharset(
    complete,
    `<script>${shared.boot}</script>`,
  );
  return withPolicy(patientFont(booted), site, shared.runtimeStyles);
}

/** The policy stands before everything that it judges. */
export function withPolicy(
  html: string,
  site: Site,
  runtimeStyles: readonly string[],
): string {
  const text = metaPolicy(policy(site, inlineHashes(html), runtimeStyles));
  return insertAfterCharset(
    html,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(text)}"/>`,
  );
}
