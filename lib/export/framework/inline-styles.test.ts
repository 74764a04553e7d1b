import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOutput } from "../files";
import { elementsOf, parseHtml, serializeHtml, textOf } from "../html";
import { exampleSite } from "../testing/example-site";
import { absoluteUrls, inlineStyles } from "./inline-styles";

const site = {
  ...exampleSite,
  out: mkdtempSync(join(tmpdir(), "export-")),
  basePath: "/site",
};

const link = (name: string) =>
  `<link rel="stylesheet" href="/site/_next/static/css/${name}.css" data-precedence="next">`;

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

const hidden = "[data-late-styles]{display:none}";

const main = "<main><section><h1>Title</h1></section></main>";

test("stylesheets move into the page in their order, and their links to the end, disabled", async () => {
  await writeOutput(site, "_next/static/css/a.css", "a{color:red}\n");
  await writeOutput(site, "_next/static/css/b.css", "a{color:blue}\n");
  const icon = '<link rel="icon" href="/favicon.ico">';
  const tree = parseHtml(page(link("a") + icon + link("b"), main));
  inlineStyles([tree], site);
  const disabled = (link: string) => link.replace(">", ' disabled="">');
  const [head, body] = serializeHtml(tree).split("<body>");
  expect(head).toContain(
    `${icon}<style>a{color:red}a{color:blue}${hidden}</style>`,
  );
  expect(body).toContain(`</main>${disabled(link("a"))}${disabled(link("b"))}`);
});

const cards = '<section class="_card">Card</section>';
const landing = (drawing: string) =>
  `<main><section class="${drawing}"><h1>Title</h1></section>${cards}</main>`;

test("behind the first block of all pages with the same styles stands what none of them needs before", async () => {
  const first = "._a{color:red}._b{color:red}";
  const rest = "._card>h2{color:red}@media print{._card{color:red}}";
  await writeOutput(site, "_next/static/css/d.css", rest + first);
  const trees = ["_a", "_b"].map((drawing) =>
    parseHtml(page(link("d"), landing(drawing))),
  );
  inlineStyles(trees, site);
  for (const tree of trees) {
    const [head, late] = elementsOf(tree, "style");
    expect([head, late].map((style) => style && textOf(style))).toEqual([
      `${first}${hidden}`,
      rest,
    ]);
    expect(serializeHtml(tree)).toContain(`</style></svg></section>${cards}`);
  }
});

test("a stylesheet that loses its meaning behind another one is an error", async () => {
  await writeOutput(site, "_next/static/css/c.css", '@import "d.css";');
  const tree = parseHtml(page(link("c"), main));
  expect(() => inlineStyles([tree], site)).toThrow("@import");
});

test("URLs in a stylesheet are made independent of where it stands", () => {
  expect(
    absoluteUrls(
      'a{b:url(../media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
      "/site/_next/static/css/a.css",
    ),
  ).toBe(
    'a{b:url(/site/_next/static/media/x.woff2)}c{d:url("#mask")}e{f:url(data:,x)}g{h:url(/y.svg)}',
  );
});
