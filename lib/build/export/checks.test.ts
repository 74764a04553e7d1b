import { fileErrors, pageErrors, privateStrings } from "./checks";
import { parseHtml } from "./tree";

const meta = '<meta http-equiv="Content-Security-Policy" content="x">';
const page = (html: string) => ({ file: "a.html", tree: parseHtml(html) });

test.each([
  ["a style attribute", '<p style="color:red">'],
  ["an inline handler", '<img src="x" onerror="x()">'],
  ["a script URL", '<a href="javascript:x()">'],
])("%s is an error that names the page", (_name, markup) => {
  expect(pageErrors(page(meta + markup))).toEqual([
    expect.stringMatching(/^a\.html: /),
  ]);
});

test("a page without policy is an error", () => {
  expect(pageErrors(page("<p>"))).toHaveLength(1);
});

test("the text of a script or style is not markup", () => {
  const data = `<script type="application/json">"<p style=\\"\\" onclick=\\"\\">"</script>`;
  expect(pageErrors(page(meta + data))).toEqual([]);
});

test("a text that begins like a script URL is none", () => {
  const html = `${meta}<meta name="description" content="JavaScript: why we write it">`;
  expect(pageErrors(page(html))).toEqual([]);
});

test("source maps are errors", () => {
  expect(fileErrors("a.js.map", "{}", new Map())).toHaveLength(1);
  expect(
    fileErrors("a.js", "x\n//# sourceMappingURL=a.js.map", new Map()),
  ).toHaveLength(1);
});

test("paths and secrets of the machine are errors", () => {
  const forbidden = privateStrings(
    {
      API_TOKEN: "correct horse",
      SMTP_URL: "smtps://us:battery@mail.example",
      NAME: "harmless value",
    },
    "/home/someone/site",
  );
  expect(fileErrors("a.js", "at /home/someone/site/a", forbidden)).toEqual([
    "a.js: holds a path of this machine",
  ]);
  expect(fileErrors("a.js", "correct horse", forbidden)).toEqual([
    "a.js: holds the value of API_TOKEN",
  ]);
  expect(
    fileErrors("a.js", '"smtps://us:battery@mail.example"', forbidden),
  ).toEqual(["a.js: holds the value of SMTP_URL"]);
  expect(fileErrors("a.js", "harmless value", forbidden)).toEqual([]);
});

test("a directory as short as /build does not forbid that word", () => {
  expect(privateStrings({}, "/build").has("/build")).toBe(false);
});
