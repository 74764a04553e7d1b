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
import { contrast, contrastErrors } from "./check-contrast";

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
  const errors = contrastErrors();
  rmSync(root, { recursive: true });

  const line = css.slice(0, css.indexOf("--neel:")).split("\n").length;
  expect(errors).not.toEqual([]);
  // As the text, or as the background of a text.
  const named = `(${colorsFile}:${line}  --neel #7fb7ff|--neel #7fb7ff of line ${line}:)`;
  for (const error of errors) expect(error).toMatch(RegExp(named));
});
