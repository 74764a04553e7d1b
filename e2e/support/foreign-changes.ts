/*
 * What others do to a page: functions that run in the page and change it as a translator, an extension or a password
 * manager does. Each leaves marks with the attribute `data-foreign`.
 */

/** Puts every text below the selector into two `font` elements and translates it, as browsers do. */
function translate(selector: string) {
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const isCode = text.parentElement?.closest("script, style");
      if (isCode || !text.data.trim()) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      outer.dataset.foreign = "";
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

/** Puts an element at a place: "afterbegin body" is first in the body. */
function insert(place: string) {
  const [where, selector = ""] = place.split(" ");
  const added = document.createElement("div");
  added.dataset.foreign = "";
  added.attachShadow({ mode: "open" });
  document
    .querySelector(selector)
    ?.insertAdjacentElement(where as InsertPosition, added);
}

/** Marks the fields and puts an icon after each, as password managers do. */
function decorateFields(selector: string) {
  for (const field of document.querySelectorAll(selector)) {
    field.setAttribute("data-manager", "1");
    field.setAttribute("autocomplete", "off");
    const icon = document.createElement("div");
    icon.dataset.foreign = "";
    field.after(icon);
  }
}

/** Makes the addresses of links and pictures absolute. */
function rewriteAddresses(selector: string) {
  for (const element of document.querySelectorAll(selector))
    for (const name of ["href", "src"]) {
      const value = element.getAttribute(name);
      if (value?.startsWith("/"))
        element.setAttribute(name, new URL(value, location.href).href);
    }
  document.body.dataset.foreign = "";
}

export type Change = [apply: (argument: string) => void, argument: string];

export const foreignChanges = {
  "a translation of all text": [translate, "body"],
  "a translation of one part": [translate, "form, header"],
  "an element first in the body": [insert, "afterbegin body"],
  "an element first in main": [insert, "afterbegin main"],
  "an element before the header": [insert, "beforebegin header"],
  "an element first in the form": [insert, "afterbegin form"],
  "icons and attributes in the fields": [decorateFields, "input, textarea"],
  "rewritten addresses": [rewriteAddresses, "a[href], img[src]"],
} satisfies Record<string, Change>;

/** Changes of the HTML on its way: what hosts and content networks take out of it. */
export const htmlChanges = {
  "without quotes around attributes": (html: string) =>
    html.replace(/(?<= [\w-]+=)"([\w/.#-]+)"(?=[ >])/g, "$1"),
  "without white space and line breaks between elements": (html: string) =>
    html.replace(/>\s+</g, "><"),
  "without empty attribute values": (html: string) =>
    html.replace(/(?<= data-[\w-]+)=""/g, ""),
  "with comments": (html: string) =>
    html.replace(/<(div|p|section|li|form|label)\b/g, "<!-- cached --><$1"),
} satisfies Record<string, (html: string) => string>;
