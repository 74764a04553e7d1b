/** @jest-environment jsdom */
import { internalTarget } from "./navigation";

function clickOn(html: string, modifiers: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  if (!link) throw new Error("The markup holds no link.");
  let target: URL | null = null;
  document.addEventListener(
    "click",
    (event) => {
      target = internalTarget(event, "/site");
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...modifiers }),
  );
  return target as URL | null;
}

beforeEach(() => history.replaceState(null, "", "/site/services"));

test("a plain click on a link to another page is taken over", () => {
  expect(clickOn('<a href="/site/about-us"><b>About</b></a>')?.pathname).toBe(
    "/site/about-us",
  );
  expect(clickOn('<a href="/site/about-us#team">Team</a>')?.hash).toBe("#team");
});

test.each([
  [
    "a new tab by the visitor's choice",
    '<a href="/site/about-us">x</a>',
    { ctrlKey: true },
  ],
  ["the home page below a base path", '<a href="/site">x</a>', {}],
  [
    "a new tab by the link",
    '<a href="/site/about-us" target="_blank">x</a>',
    {},
  ],
  ["a download", '<a href="/site/about-us" download>x</a>', {}],
  ["a file", '<a href="/site/brochure.pdf">x</a>', {}],
  ["another site", '<a href="https://example.org/site/about-us">x</a>', {}],
  ["a neighbour on the same host", '<a href="/sitemap/about-us">x</a>', {}],
  ["an anchor on the same page", '<a href="#team">x</a>', {}],
  ["a phone call", '<a href="tel:+910000000000">x</a>', {}],
])("%s stays the browser's", (_, html, modifiers) => {
  expect(clickOn(html, modifiers)).toBeNull();
});
