import { markFile } from "@/lib/brand/read-drawing";
import { writeBrand } from "@/lib/brand/testing/write-brand";
import { brandIssues } from "./brand";

const disc = "content/brand/drawings/discs/chai.svg";

test.each([
  ["black", '<path d="M0 0h4v4z"/>', []],
  [
    "dark blue",
    '<path fill="#1a2050" d="M0 0h4v4z"/>',
    [
      "the footer of the light theme",
      "the header of the dark theme",
      "the footer of the dark theme",
    ],
  ],
  [
    "nearly white",
    '<path fill="#f0f0f0" d="M0 0h4v4z"/>',
    ["the header of the light theme"],
  ],
])(
  "a mark that is %s is seen, or a warning",
  async (_color, inside, places) => {
    const issues = await issuesWith(markFile, svg(inside));
    expect(issues.map(({ severity }) => severity)).toEqual(
      places.map(() => "warning"),
    );
    for (const [at, place] of places.entries()) {
      expect(issues[at]?.found).toMatch(/^a contrast of [12]\.\d\d:1/);
      expect(issues[at]?.expected).toContain(`can be seen in ${place}`);
    }
  },
);

test.each([
  ["an unknown colour", svg('<g fill="var(--no)"/>'), "--no"],
  ["letters", svg("<text>A</text>"), "no <text> element"],
])("a drawing with %s is an error", async (_mistake, source, message) => {
  const expected = expect.stringContaining(message);
  expect(await issuesWith(disc, source)).toEqual([
    expect.objectContaining({ severity: "error", file: disc, expected }),
  ]);
});

function svg(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
}

/** The issues of the brand with this file in it. */
async function issuesWith(file: string, source: string) {
  writeBrand({ [file]: source });
  return brandIssues();
}
