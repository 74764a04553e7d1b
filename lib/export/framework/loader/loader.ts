/**
 * The script in the head of every page, the same text on all of them, that runs before the framework does.
 *
 * It decides which script URLs are trusted, shows the canonical path, fetches the framework's bytes when the page is
 * at rest and starts them at the first interaction. What the visitor did before they worked is kept and repeated.
 * Budget: 2.1 kB minified, enforced by a test; hence the terse spelling at some lines, and arrow functions.
 */
import { canonicalEnding } from "../../../canonical-path";
import type { DeferredScript } from "../defer-scripts";

/** The path below which the framework's scripts lie; the build defines it. */
declare const SCRIPTS: string;
/** The element of this id, as browsers name it. */
declare const menu: HTMLDialogElement;

type TargetedEvent = MouseEvent & { target: HTMLElement };
type Target = HTMLElement &
  Partial<HTMLAnchorElement> & {
    /** What the button opens without script, in browsers that can. */
    commandForElement?: HTMLElement | null;
  };

const doc = document;
const now = Date.now;
const ignore = () => {};
/** Not all browsers have it. */
const connection = navigator.connection;
const { origin, pathname, search, hash } = location;
/** Clicks and submissions whose widget does not work yet, and how long they wait for it. */
const waiting: [target: Target, due: number][] = [];
let scripts: DeferredScript[];
let started: number | undefined;
let failed: 1 | undefined;
let loaded: 1 | undefined;
let typed: Target | undefined;

// The page allows no other Trusted Types policy, so every script URL passes here.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) =>
    new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
});

// One page, one path, wherever the host redirected to. A state of null makes the router read the URL anew.
const canonical = pathname.replace(canonicalEnding, "") || "/";
if (canonical !== pathname)
  history.replaceState(null, "", origin + canonical + search + hash);

const on = (types: string, listener: (event: TargetedEvent) => void): unknown =>
  types
    .split(" ")
    .map((type) =>
      addEventListener(type, listener as (event: Event) => void, true),
    );

/**
 * Links, to anchors too, work when the page is hydrated, everything else when its own widget is, or when the browser
 * has parsed what the button opens without script. What a URL shows is not open yet, so no button closes it.
 */
const isReady = (element: Target): unknown =>
  // Only false is less than 1: true is not, and undefined, of a button that opens nothing, is not either.
  (element.commandForElement?.matches(":target") as never) < 1 ||
  (
    element.closest(element.href ? "html" : "[data-island],html") as Element
  ).matches("[data-ready],[data-hydrated]");

/** A script did not load: this page is older than the deployment, or the connection dropped. */
const fail = (): void => {
  failed = 1;
  if (!(waiting[0] || typed || now() < sessionStorage.loader)) {
    sessionStorage.loader = now() + 60_000;
    // Only if the host responds: a page that can be read is better than the browser's error page.
    fetch("", { cache: "reload" }).then(() => location.reload(), ignore);
  }
};

const run = (): unknown =>
  scripts
    ? doc.head.append(
        ...scripts.map((script) =>
          Object.assign(doc.createElement("script"), { onerror: fail }, script),
        ),
      )
    : setTimeout(run);

const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => setTimeout(work));

/** Starts the framework, after the browser's own response to the visitor is painted. */
const start = (): unknown => (started ??= afterPaint(run));

/** Repeats what works by now, and leaves to the browser what has waited too long. */
const repeat = (): void => {
  for (const [target, due] of waiting.splice(0)) {
    const isForm = target.dataset.early;
    if (isReady(target)) isForm || target.click();
    else if (!failed && now() < due) waiting.push([target, due]);
    // biome-ignore lint/suspicious/noGlobalAssign: the shortest spelling that the browser knows
    else if (target.href) location = target.href as never;
    // The button's own action is an e-mail with all fields.
    else if (isForm) {
      failed = 1;
      (target.querySelector("[formaction]") as HTMLElement).click();
    }
  }
  if (waiting[0]) setTimeout(repeat, 9);
};

// After a reload, Back changes the URL of a page that nothing else would draw anew.
on("pointerdown keydown focusin scroll popstate", start);

// Where there is no pointer, as on the phone of Lighthouse, Chromium reports one at rest in the corner.
on("pointermove", (event) => event.clientX + event.clientY && start());

on("DOMContentLoaded hashchange", () => {
  scripts = JSON.parse(doc.scripts.loader.text);
  // The details of an anchor open.
  const details = doc
    .getElementById(location.hash.slice(1))
    ?.querySelector("details");
  if (details) details.open = true;
  // Stored are a draft, which the form restores, what the visitor paused, which must stay so, or a failure to load.
  if (hash || sessionStorage.length) start();
});

const fetchAhead = (file: { src?: string; href?: string }) =>
  fetch((file.src ?? file.href) as string, { priority: "low" })
    .then((response) => response.blob())
    .catch(ignore);

// The page has loaded, but on a fast connection the first paint may still be due: wait for it, then fetch.
// biome-ignore lint/suspicious/noGlobalAssign: nobody else is here yet, and it is the shortest
onload = () => {
  loaded = 1;
  if (!connection?.saveData)
    afterPaint(() => {
      scripts.map(fetchAhead);
    });
};

// On the way down: where a widget is not hydrated yet, React stops the event there.
on("input", ({ target }) => {
  if (isReady(target)) return;
  typed = target;
  typed.dataset.typed = "";
});

// Keeps a click or a submission whose widget does not work yet.
on("click submit", (event) => {
  // One of two types, the other of which begins with a c.
  const isForm = event.type > "d";
  const target = event.target.closest<Target>(
    isForm ? "[data-guard]" : "a:not([target],[download]),button:not(form *)",
  );
  if (!target || isReady(target)) return;
  // Only a browser without command invokers comes here: in others, what opens something is ready.
  if (target.matches("[commandfor=menu]"))
    return menu.open ? menu.close() : menu.showModal();
  if (
    failed ||
    (target.href &&
      // Before the load, the framework would be later than the next page.
      (!loaded ||
        target.origin !== origin ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        event.altKey))
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  if (isForm) target.dataset.early = "1";
  // What a pause button stops reads it from the button, so that it rests at once.
  target.toggleAttribute("data-paused");
  // For a link, a plain page load is soon the quicker choice.
  waiting.push([target, now() + (target.href ? 1000 : 10_000)]);
  start();
  repeat();
});
