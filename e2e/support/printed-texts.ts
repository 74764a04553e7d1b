import { inflateSync } from "node:zlib";

/** What nobody can read in a printed page: texts that are too faint or too close to an edge, and sheets almost empty. */
export function unreadableSheets(pdf: Buffer): string[] {
  const sheets = printedTexts(pdf);
  if (sheets.length === 0) return ["no sheet"];
  return sheets.flatMap((texts, index) => {
    const end = Math.max(...texts.map(({ y }) => y));
    const isEmpty = index < sheets.length - 1 && end <= 0.2;
    const wrong = texts.flatMap(({ x, y, lightest }) => [
      ...(lightest >= 0.4 ? [`faint: ${lightest}`] : []),
      ...(Math.min(x, y, 1 - x, 1 - y) <= 0.03
        ? [`at the edge: ${x}, ${y}`]
        : []),
    ]);
    return isEmpty ? [...wrong, `almost empty: ${index}`] : wrong;
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
