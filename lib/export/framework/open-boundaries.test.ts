import { parseHtml } from "../html";
import { rejectOpenBoundaries } from "./open-boundaries";

test.each([
  ["its marker", '<template id="B:0"></template>'],
  ["its hidden content", '<div hidden="" id="S:0">Text</div>'],
])(
  "a Suspense boundary that is open is an error, found by %s",
  (_name, html) => {
    const page = { file: "a.html", tree: parseHtml(html) };
    expect(() => rejectOpenBoundaries(page)).toThrow("a.html");
  },
);

test("other templates are none", () => {
  const tree = parseHtml('<template id="Box"></template>');
  expect(() => rejectOpenBoundaries({ file: "a.html", tree })).not.toThrow();
});
