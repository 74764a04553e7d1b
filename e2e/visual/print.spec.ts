import { inflateSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { walks } from "@/e2e/support/tested-pages";

for (const { walk, paths, tag } of walks)
  test(`${walk} prints readable sheets`, { tag }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(`.${path}`);
      const sheets = printedTexts(await page.pdf({ format: "A4" }));
      expect(sheets, path).not.toEqual([]);
      expect.soft(unreadable(sheets), path).toEqual([]);
    }
  });

type Text = { x: number; y: number; lightest: number };

/** Texts that are too faint or too close to the edge of their sheet, and sheets that are almost empty. */
function unreadable(sheets: Text[][]): string[] {
  return sheets.flatMap((texts, index) => {
    const lowest = Math.max(...texts.map(({ y }) => y));
    const isEmpty = index < sheets.length - 1 && lowest <= 0.2;
    const wrong = texts.filter(
      ({ x, y, lightest }) =>
        lightest >= 0.4 || Math.min(x, y, 1 - x, 1 - y) <= 0.03,
    );
    return [
      ...(isEmpty ? [`sheet ${index} ends at ${lowest}`] : []),
      ...wrong.map((text) => `sheet ${index}: ${JSON.stringify(text)}`),
    ];
  });
}

/** For each sheet: where its texts start, from 0 (left, top) to 1, and the lightest channel of their colour. */
function printedTexts(pdf: Buffer) {
  const file = pdf.toString("latin1");
  return [...file.matchAll(/(?<!end)stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    const content = pdf.subarray(start, file.indexOf("endstream", start));
    // Uncompressed images do not start with zlib's magic byte, and others not with the scale of a sheet.
    if (content[0] !== 0x78) return [];
    const operators = inflateSync(content).toString("latin1");
    return /^\S+ 0 0 -\S+ 0 \S+ cm/.test(operators)
      ? [readTexts(operators)]
      : [];
  });
}

function readTexts(operators: string) {
  let state = { x: 0, y: 0, scaleX: 1, scaleY: 1, lightest: 0 };
  const saved: (typeof state)[] = [];
  const texts: { x: number; y: number; lightest: number }[] = [];
  for (const [, numbers = "", operator] of operators.matchAll(
    /((?:-?[\d.]+\s)*)\b(q|Q|cm|rg|Tm)\b/g,
  )) {
    const values = numbers.trim().split(/\s/).map(Number);
    const [a = 1, , , d = 1, e = 0, f = 0] = values;
    const x = state.x + state.scaleX * e;
    const y = state.y + state.scaleY * f;
    if (operator === "q") saved.push(state);
    if (operator === "Q") state = saved.pop() ?? state;
    if (operator === "cm")
      state = {
        ...state,
        x,
        y,
        scaleX: state.scaleX * a,
        scaleY: state.scaleY * d,
      };
    if (operator === "rg") state = { ...state, lightest: Math.max(...values) };
    // A4 is 595 points wide and 842 high, and y points upwards.
    if (operator === "Tm")
      texts.push({ x: x / 595, y: 1 - y / 842, lightest: state.lightest });
  }
  return texts;
}
