import { parseHtml } from "../html";
import { fileErrors, pageErrors, privateStrings } from "./checks";

const page = (html: string) => ({ file: "a.html", tree: parseHtml(html) });

test.each([
  ["a style attribute", '<p style="color:red">'],
  ["an inline handler", '<img src="x" onerror="x()">'],
  ["a script URL", '<a href="javascript:x()">'],
])("%s is an error that names the page", (_name, markup) => {
  expect(pageErrors(page(markup))).toEqual([
    expect.stringMatching(/^a\.html: /),
  ]);
});

test.each([
  [
    "the text of a script",
    `<script type="application/json">"<p style=\\"\\" onclick=\\"\\">"</script>`,
  ],
  [
    "a text that begins like a script URL",
    '<meta name="description" content="JavaScript: why we write it">',
  ],
])("%s is no error", (_name, markup) => {
  expect(pageErrors(page(markup))).toEqual([]);
});

const forbidden = privateStrings(
  {
    API_TOKEN: "correct horse",
    SMTP_URL: "smtps://us:battery@mail.example",
    NAME: "harmless value",
  },
  "/home/someone/site",
);

test.each([
  ["a.js.map", "{}", "source map"],
  ["a.js", "x\n//# sourceMappingURL=a.js.map", "source map"],
  ["a.js", "at /home/someone/site/a", "holds a path of this machine"],
  ["a.js", "correct horse", "holds the value of API_TOKEN"],
  ["a.js", '"smtps://us:battery@mail.example"', "holds the value of SMTP_URL"],
])("%s with %j is an error: %s", (file, content, error) => {
  expect(fileErrors(file, content, forbidden)).toEqual([`${file}: ${error}`]);
});

test("the value of a variable that is no secret is no error", () => {
  expect(fileErrors("a.js", "harmless value", forbidden)).toEqual([]);
});

test("a directory as short as /build does not forbid that word", () => {
  expect(privateStrings({}, "/build").has("/build")).toBe(false);
});
