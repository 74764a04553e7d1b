/** @jest-environment node */
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

test("source maps are errors", () => {
  expect(fileErrors("a.js.map", "{}", [])).toHaveLength(1);
  expect(
    fileErrors("a.js", "x\n//# sourceMappingURL=a.js.map", []),
  ).toHaveLength(1);
});

test("paths and secrets of the machine are errors", () => {
  const forbidden = privateStrings(
    { SMTP_PASSWORD: "correct horse", NAME: "harmless value" },
    "/home/someone/site",
  );
  expect(fileErrors("a.js", "at /home/someone/site/a", forbidden)).toHaveLength(
    1,
  );
  expect(fileErrors("a.js", "correct horse", forbidden)).toHaveLength(1);
  expect(fileErrors("a.js", "harmless value", forbidden)).toEqual([]);
});

test("a directory as short as /build does not forbid that word", () => {
  expect(privateStrings({}, "/build")).not.toContain("/build");
});
