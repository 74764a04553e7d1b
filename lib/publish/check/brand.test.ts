import { readFileSync } from "node:fs";
import { colorsFile } from "@/lib/content/brand/colors";
import { markFile } from "@/lib/content/brand/read-drawing";
import { writeBrand } from "@/lib/content/brand/testing/write-brand";
import { brandChecks } from "./brand";
import { withoutConsequences } from "./check";

const disc = "content/brand/drawings/discs/chai.svg";

test.each([
  ["black", "#000", []],
  [
    "dark blue",
    "#1a2050",
    [
      "the footer of the light",
      "the header of the dark",
      "the footer of the dark",
    ],
  ],
  ["nearly white", "#f0f0f0", ["the header of the light"]],
])("a mark that is %s is seen, or a warning", async (_name, fill, places) => {
  const mark = svg(`<path fill="${fill}" d="M0 0h4v4z"/>`);
  expect(await issuesWith(markFile, mark)).toEqual(
    places.map((place) =>
      expect.objectContaining({
        severity: "warning",
        found: expect.stringMatching(/^a contrast of [12]\.\d\d:1/),
        expected: expect.stringContaining(`can be seen in ${place} theme`),
      }),
    ),
  );
});

test.each([
  ["an unknown colour", svg('<g fill="var(--no)"/>'), "--no"],
  ["letters", svg("<text>A</text>"), "no <text> element"],
])("a drawing with %s is an error", async (_mistake, source, message) => {
  const expected = expect.stringContaining(message);
  expect(await issuesWith(disc, source)).toEqual([
    expect.objectContaining({ severity: "error", file: disc, expected }),
  ]);
});

test("a network's drawing without its name is an error", async () => {
  const file = "content/brand/drawings/networks/any.svg";
  expect(await issuesWith(file, svg("<title>Any</title>"))).toEqual([]);
  expect(await issuesWith(file, svg(""))).toEqual([
    expect.objectContaining({ severity: "error", file, found: "no <title>" }),
  ]);
});

test("drawings without a colour are not named beside the colour that is gone", async () => {
  const colors = readFileSync(colorsFile, "utf8");
  writeBrand({
    [colorsFile]: colors.replace("--madder:", "--maddr:"),
    [disc]: svg('<g fill="var(--madder)"/>'),
  });
  const issues = withoutConsequences(await brandChecks());
  expect(issues.map(({ location }) => location)).toEqual(["--maddr"]);
});

function svg(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
}

/** The issues of the brand with this file in it, and with what macOS puts beside a drawing. */
async function issuesWith(file: string, source: string) {
  writeBrand({ [file]: source, [disc.replace("chai", "._chai")]: "" });
  return withoutConsequences(await brandChecks());
}
