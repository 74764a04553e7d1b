/**
 * The script in the head of every page, the same text on all of them. It starts the framework at the first interaction,
 * and keeps presses of buttons and submissions of forms until they work. Links are the browser's.
 */
import { canonicalEnding } from "../../../canonical-path";
import type { DeferredScript } from "../defer-scripts";

/** The path below which the framework's scripts lie; the build defines it. */
declare const SCRIPTS: string;

const { origin, pathname, search, hash } = location;
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const ignore = () => {};
const kept = new Set<HTMLElement>();
let scripts: DeferredScript[] | undefined;
let isStarted = false;
let hasTyped = false;
let hasFailed = false;

// The page allows no other Trusted Types policy, so every script URL passes here.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) =>
    new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
});

// One page, one path, wherever the host redirected to. A state of null makes the router read the URL anew.
const canonical = pathname.replace(canonicalEnding, "") || "/";
if (canonical !== pathname)
  history.replaceState(null, "", origin + canonical + search + hash);

/** On the way down: where a widget is not hydrated yet, React stops the event there. */
function listen(types: string, listener: (event: MouseEvent) => void): void {
  for (const type of types.split(" "))
    addEventListener(type, listener as (event: Event) => void, true);
}

/** Starts the framework, after the page is parsed and the browser's own response to the visitor is painted. */
async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  do await painted();
  while (!scripts);
  for (const script of scripts) {
    const element = document.createElement("script");
    document.head.append(Object.assign(element, script, { onerror: fail }));
  }
}

/** A script did not load: this page is older than the deployment, or the connection dropped. */
function fail(): void {
  hasFailed = true;
  if (kept.size || hasTyped || Date.now() < sessionStorage.loader) return;
  sessionStorage.loader = Date.now() + 60_000;
  // Only if the host responds: a page that can be read is better than the browser's error page.
  fetch("", { cache: "reload" }).then(() => location.reload(), ignore);
}

/** Dialogs are the browser's to open and close, where it can; one that only the URL shows is not open, so not closed. */
function isReady(target: HTMLElement): boolean {
  const dialog = (target as HTMLButtonElement).commandForElement;
  if (dialog && !dialog.matches(":target")) return true;
  const widget = target.closest("[data-island]") ?? document.documentElement;
  return widget.matches("[data-ready], [data-hydrated]");
}

/** Repeats a press or a submission when it works. After ten seconds a form is left to its button: an e-mail. */
async function keep(target: HTMLElement): Promise<void> {
  if (kept.has(target)) return;
  kept.add(target);
  const due = Date.now() + 10_000;
  while (!isReady(target) && !hasFailed && Date.now() < due) await painted();
  kept.delete(target);
  hasFailed ||= !isReady(target);
  if (!(target instanceof HTMLFormElement)) target.click();
  else if (hasFailed)
    target.querySelector<HTMLElement>("[formaction]")?.click();
  else target.requestSubmit();
}

// A press on a link starts nothing. After a reload, Back changes the URL of a page that nothing else would draw anew.
// Where there is no pointer, as on the phone of Lighthouse, Chromium reports one at rest in the corner.
listen("pointerdown pointermove keydown focusin scroll popstate", (event) => {
  const isAtRest = event.clientX === 0 && event.clientY === 0;
  const isOnLink = event.target instanceof Element && event.target.closest("a");
  if (!isAtRest && !isOnLink) start();
});
listen("input", () => {
  hasTyped = true;
});
listen("click submit", (event) => {
  const kind = event.type === "submit" ? "form" : "button[type=button]";
  const target = (event.target as Element).closest<HTMLElement>(kind);
  if (!target || hasFailed || isReady(target)) return;
  event.preventDefault();
  event.stopPropagation();
  start();
  keep(target);
});
listen("DOMContentLoaded hashchange", () => {
  scripts = JSON.parse(document.scripts.loader.text);
  const anchor = document.getElementById(location.hash.slice(1));
  anchor?.querySelector("details")?.setAttribute("open", "");
  // A URL may show a dialog. Stored are a draft, what the visitor paused, or a failure to load.
  if (location.hash || sessionStorage.length) start();
});
addEventListener("load", async () => {
  await painted();
  const carousel = document.querySelector("[aria-roledescription=carousel]");
  if (carousel && carousel.getBoundingClientRect().top < innerHeight) start();
  if (navigator.connection?.saveData) return;
  for (const { src } of scripts ?? [])
    fetch(src, { priority: "low" })
      .then((response) => response.blob())
      .catch(ignore);
});
