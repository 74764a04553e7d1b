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

type Change = [apply: (argument: string) => void, argument: string];

export const foreignChanges: Change[] = [
  [translate, "body"],
  [insert, "afterbegin body"],
  [insert, "afterbegin main"],
  [insert, "beforebegin header"],
  [insert, "afterbegin form"],
  [decorateFields, "input, textarea"],
  [rewriteAddresses, "a[href], img[src]"],
];
