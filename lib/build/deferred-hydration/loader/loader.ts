/**
 * The only script that runs before the visitor does anything: in the head of every page, the same text on all of them.
 *
 * It decides which script addresses are trusted, tidies the address bar, fetches the framework's bytes when the page
 * is at rest and starts them at the first sign of intent. What the visitor did before they worked is kept and repeated.
 * Budget: 2 kB minified, held by a test; hence the terse spelling in places, and arrow functions.
 */
import type { HeldScript } from "../defer-scripts";

/** Below which path of the site all scripts lie; the build puts it in. */
declare const SCRIPTS: string;

type Heard = MouseEvent & { target: HTMLElement };
type Target = HTMLElement &
  Partial<HTMLAnchorElement> & {
    /** What the browser itself does something with, if it knows how. */
    commandForElement?: HTMLElement | null;
  };

const doc = document;
const now = Date.now;
/** How the browser knows the line; not all tell. */
const line = navigator.connection;
const { origin, pathname, search, hash } = location;
/** The font's preload and its declaration, the only tags of the page up to here that a medium can switch off. */
const fontTags = doc.querySelectorAll<HTMLLinkElement>("[media]");
/** What waits for its part of the page, and until when. */
const held: [target: Target, due: number][] = [];
let scripts: HeldScript[];
let started: number | undefined;
let failed: true | undefined;
let typed: Target | undefined;

// The policy of the page allows no other one, so this is the only way for a script to get an address.
self.trustedTypes?.createPolicy("default", {
  createScriptURL: (url) =>
    new URL(url, origin).href.startsWith(origin + SCRIPTS) ? url : null,
});

// One page, one address, wherever the host redirected to. A state of null makes the router read the address anew.
const canonical = pathname.replace(/(\/index)?(\.html)?\/*$/, "") || "/";
if (canonical !== pathname)
  history.replaceState(null, "", origin + canonical + search + hash);

const on = (types: string, listener: (event: Heard) => void): void => {
  for (const type of types.split(" "))
    addEventListener(type, listener as (event: Event) => void, true);
};

/**
 * Links, to places in the page too, work when the page is hydrated, everything else when its own part is, or when the
 * browser has read what it opens by itself.
 */
const isReady = (element: Target): unknown =>
  element.commandForElement ||
  (
    (!element.href && element.closest("[data-island]")) ||
    doc.documentElement
  ).matches("[data-ready],[data-hydrated]");

/** A script is gone: this page is older than the deployment, or the connection dropped. */
const fail = (): void => {
  failed = true;
  if (held[0] || typed || now() < sessionStorage.boot) return;
  sessionStorage.boot = now() + 60_000;
  // Only if the host answers: a page that can be read is better than the browser's error page.
  fetch("", { cache: "reload" }).then(
    () => location.reload(),
    () => {},
  );
};

const run = (): unknown =>
  scripts
    ? scripts.map(([src, integrity]) =>
        doc.head.append(
          Object.assign(doc.createElement("script"), {
            // In order, each in a task of its own.
            async: false,
            onerror: fail,
            integrity,
            src,
          }),
        ),
      )
    : setTimeout(run, 20);

const afterPaint = (work: () => void) =>
  requestAnimationFrame(() => setTimeout(work));

/** Starts the framework, once, after the answer to what the visitor did is painted. */
const start = (): void => {
  if (!started) started = afterPaint(run);
};

/** Repeats what has become possible, and leaves to the browser what takes too long. */
const repeat = (): void => {
  for (const [target, due] of held.splice(0)) {
    const isForm = target.dataset.early;
    if (isReady(target)) isForm || target.click();
    else if (!failed && now() < due) held.push([target, due]);
    else if (target.href) location.href = target.href;
    // The button's own action is a mail with all fields.
    else if (isForm) {
      failed = true;
      target.querySelector<HTMLElement>("[formaction]")?.click();
    }
  }
  if (held[0]) setTimeout(repeat, 20);
};

on("pointerdown pointermove keydown focusin scroll", start);

on("DOMContentLoaded hashchange", () => {
  scripts = JSON.parse(doc.scripts.boot.text);
  // A service that is linked to opens.
  const details = doc
    .getElementById(location.hash.slice(1))
    ?.querySelector("details");
  if (details) details.open = true;
  // What was typed or chosen before waits to be put back, and what was stopped is to stay so.
  if (hash || sessionStorage.length) start();
});

// Nothing competes with the first paint any more, which a quick line lets come after the load: start if a part in view
// moves by itself, else only fetch the bytes.
on("load", () =>
  afterPaint(() => {
    const moving = doc.querySelector("[data-moves]");
    if ((moving?.getBoundingClientRect().top as number) < innerHeight) start();
    if (line?.saveData) return;
    const ahead = (address: string) =>
      fetch(address, { priority: "low" })
        .then((answer) => answer.blob())
        .catch(() => {});
    scripts.map(([src]) => ahead(src));
    ahead((fontTags[0] as HTMLLinkElement).href).then((file) => {
      if (file) localStorage.font = 1;
    });
  }),
);

on("input", ({ target }) => {
  if (isReady(target)) return;
  target.dataset.typed = "";
  typed = target;
});

// Keeps a click or a submission whose part of the page does not work yet.
on("click submit", (event) => {
  const isForm = event.type === "submit";
  const target = event.target.closest<Target>(
    isForm ? "[data-guard]" : "a:not([target],[download]),button:not(form *)",
  );
  if (
    failed ||
    !target ||
    isReady(target) ||
    (target.href &&
      (target.origin !== origin ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        event.altKey))
  )
    return;
  event.preventDefault();
  event.stopPropagation();
  if (isForm) target.dataset.early = "1";
  // For a link, a plain page load is soon the shorter way.
  held.push([target, now() + (target.href ? 1000 : 10_000)]);
  start();
  repeat();
});

// On a slow line the font comes too late to be used: waiting for it holds up the first paint, and when it arrives the
// page is laid out again. Last, as browsers throw where storage is forbidden.
if (!((line?.rtt as number) > 110) || localStorage.font)
  for (const tag of fontTags) tag.media = "";
