import { writeOutput } from "@/lib/export/export-folder";
import { parseHtml, serializeHtml } from "@/lib/export/html";
import { exampleSite } from "@/lib/export/testing/example-site";
import { inlineStyles } from "./inline-styles";

const site = { ...exampleSite, basePath: "/site" };

const sheet = (name: string, rest = "") =>
  `<link rel="stylesheet" href="/site/_next/static/css/${name}.css" data-precedence="next"${rest}>`;

const pageWith = (head: string) => ({
  file: "a.html",
  tree: parseHtml(
    `<html><head>${head}</head><body><main>Text</main></body></html>`,
  ),
});

test("stylesheets are inlined in their order and not fetched", async () => {
  await writeOutput(site, "_next/static/css/a.css", "a{color:red}\n");
  await writeOutput(site, "_next/static/css/b.css", "a{color:blue}\n");
  const icon = '<link rel="icon" href="/favicon.ico">';
  const { file, tree } = pageWith(sheet("a") + icon + sheet("b"));
  inlineStyles({ file, tree }, site);
  const disabled = (name: string) => sheet(name, ' disabled=""');
  const [head, body] = serializeHtml(tree).split("<body>");
  expect(head).toContain(`${icon}<style>a{color:red}a{color:blue}</style>`);
  expect(body).toContain(`</main>${disabled("a")}${disabled("b")}`);
});

test.each(['@import "d.css";', "a{background:url(../media/a.svg)}"])(
  "a stylesheet that cannot be inlined is an error: %s",
  async (css) => {
    await writeOutput(site, "_next/static/css/c.css", css);
    expect(() => inlineStyles(pageWith(sheet("c")), site)).toThrow(
      "stylesheet",
    );
  },
);
