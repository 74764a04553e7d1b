/** @jest-environment node */
import { fileFaults, pageFaults, privateStrings } from "./checks";

const meta = '<meta http-equiv="Content-Security-Policy" content="x"/>';

test.each([
  ["a style attribute", '<p style="color:red">'],
  ["an inline handler", '<img src="x" onerror="x()">'],
  ["a script address", '<a href="javascript:x()">'],
  ["an open boundary", '<template id="B:0"></template>'],
])("%s is a fault that names the page", (_name, markup) => {
  expect(pageFaults({ file: "a.html", html: meta + markup })).toEqual([
    expect.stringMatching(/^a\.html: /),
  ]);
});

test("a page without policy is a fault", () => {
  expect(pageFaults({ file: "a.html", html: "<p>" })).toHaveLength(1);
});

test("what a script or style says is not markup", () => {
  const html = `${meta}<script type="application/json">"<p style=\\"\\" onclick=\\"\\">"</script>`;
  expect(pageFaults({ file: "a.html", html })).toEqual([]);
});

test("source maps are faults", () => {
  expect(fileFaults("a.js.map", "{}", [])).toHaveLength(1);
  expect(
    fileFaults("a.js", "x\n//# sourceMappingURL=a.js.map", []),
  ).toHaveLength(1);
});

test("paths and secrets of the machine are faults", () => {
  const forbidden = privateStrings(
    { SMTP_PASSWORD: "correct horse", NAME: "harmless value" },
    "/home/someone/site",
  );
  expect(fileFaults("a.js", "at /home/someone/site/a", forbidden)).toHaveLength(
    1,
  );
  expect(fileFaults("a.js", "correct horse", forbidden)).toHaveLength(1);
  expect(fileFaults("a.js", "harmless value", forbidden)).toEqual([]);
});

test("a directory as short as /build does not forbid that word", () => {
  expect(privateStrings({}, "/build")).not.toContain("/build");
});
