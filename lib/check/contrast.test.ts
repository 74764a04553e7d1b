import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { colorsFile, contrast } from "@/lib/brand/colors";
import { contrastMistakes } from "./contrast";

test("the contrast of two colours is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("a brand colour that is too light is named with its line", () => {
  const css = readFileSync(colorsFile, "utf8");
  const root = mkdtempSync(join(tmpdir(), "tokens-"));
  const file = join(root, colorsFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, css.replace(/--neel: [^;]+/, "--neel: #7fb7ff"));
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const mistakes = contrastMistakes();
  rmSync(root, { recursive: true });

  const line = css.slice(0, css.indexOf("--neel:")).split("\n").length;
  expect(mistakes).not.toEqual([]);
  // As the text, or as the background of a text.
  for (const { location, found, ...place } of mistakes)
    expect(
      place.line === line && location === "--neel"
        ? "the text"
        : found.includes(`--neel #7fb7ff of line ${line}:`) && "a background",
    ).toBeTruthy();
});
