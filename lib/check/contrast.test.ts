import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { colorsFile } from "@/lib/brand/colors";
import { colorMistakes } from "./contrast";

test("a brand colour that is too light is named with its line", () => {
  const { line, mistakes } = mistakesWith("--neel: #7fb7ff;");
  expect(mistakes).not.toEqual([]);
  // As the text, or as the background of a text.
  for (const { location, found, ...place } of mistakes)
    expect(
      place.line === line && location === "--neel"
        ? "the text"
        : found.includes(`--neel #7fb7ff of line ${line}:`) && "a background",
    ).toBeTruthy();
});

test.each([
  ["--neel #2b3fb5;", "the whole file: --neel #2b3fb5;"],
  ["--neel: white;", "--neel: white"],
  ["--neel: #zzzzzz;", "--neel: #zzzzzz"],
  ["--neel: #11111a1a;", "--neel: #11111a1a"],
  ["--neel: #1111111;", "--neel: #1111111"],
  ["--neel: var(--neel);", "--neel: var(--neel)"],
])("%s is one mistake with its line", (declaration, expected) => {
  const { line, mistakes } = mistakesWith(declaration);
  expect(mistakes).toMatchObject([{ line }]);
  const [{ location, found } = {}] = mistakes;
  expect(`${location}: ${found}`).toBe(expected);
});

test("text on white is too faint below 4.5:1", () => {
  const contrastsOf = (color: string) =>
    mistakesIn(`:root { --error: ${color}; --card: #ffffff; }`)
      .filter(({ location }) => location === "--error")
      .map(({ found }) => found.split(": ")[1]);
  expect(contrastsOf("#767676")).toEqual([]);
  expect(contrastsOf("#777777")).toEqual(["a contrast of 4.48:1"]);
});

test("every colour that is missing is named", () => {
  const { mistakes } = mistakesWith("--a: #fff; } a { --madder: #fff;");
  const found = mistakes.map(({ location, found }) => `${location} ${found}`);
  expect(found).toContain("--neel nothing");
  expect(found).toContain("--leaf nothing");
});

/** The mistakes of colors.css with this instead of its --neel, and the line of that. */
function mistakesWith(declaration: string) {
  const css = readFileSync(colorsFile, "utf8");
  const mistakes = mistakesIn(css.replace(/--neel: [^;]+;/, declaration));
  const line = css.slice(0, css.indexOf("--neel:")).split("\n").length;
  return { line, mistakes };
}

/** The mistakes of a colors.css with this content. */
function mistakesIn(css: string) {
  const root = mkdtempSync(join(tmpdir(), "tokens-"));
  const file = join(root, colorsFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, css);
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const mistakes = colorMistakes();
  rmSync(root, { recursive: true });
  return mistakes;
}
