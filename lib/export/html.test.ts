import {
  appendTo,
  attributeOf,
  createElement,
  elementsOf,
  insertAfterCharset,
  parseHtml,
  scriptSafeJson,
  serializeHtml,
  setAttribute,
  setText,
  textOf,
} from "./html";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test.each([
  ["hydration comments", "<!--&--><p>a<!-- -->b</p><!--/&-->"],
  ["white space", "<pre>a\n  b</pre><p> c  d </p>"],
  [
    "attribute values",
    '<a title="a &amp; &quot;b&quot;" href="/?a=1&amp;b=2">c</a>',
  ],
  ["templates", '<template id="t"><p>a</p></template>'],
  [
    "drawings",
    '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient></svg>',
  ],
  ["content for browsers without script", "<noscript><p>a</p></noscript>"],
])("%s survive reading and writing", (_name, body) => {
  const html = page('<meta charset="utf-8">', body);
  expect(serializeHtml(parseHtml(html))).toBe(html);
});

test("elements are found, follow the charset, move, and change", () => {
  const tree = parseHtml(
    page(
      '<meta charset="utf-8"><title>T</title>',
      "<div><style>a</style></div>",
    ),
  );
  insertAfterCharset(tree, createElement("link"));
  const [style] = elementsOf(tree, "style");
  if (!style) throw new Error("The page has no style.");
  appendTo(tree, "body", style);
  setAttribute(style, "media", "print");
  setText(style, "a>b{}");
  expect(attributeOf(style, "media")).toBe("print");
  expect(textOf(style)).toBe("a>b{}");
  expect(serializeHtml(tree)).toBe(
    page(
      '<meta charset="utf-8"><link><title>T</title>',
      '<div></div><style media="print">a>b{}</style>',
    ),
  );
});

test("a page without charset is an error", () => {
  const tree = parseHtml(page(""));
  expect(() => insertAfterCharset(tree, createElement("link"))).toThrow(
    "charset",
  );
});

test("data in a script element cannot end it", () => {
  const json = scriptSafeJson({ a: "</script><script>" });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({ a: "</script><script>" });
});
