import { letterHeight } from "./letter-height";

const thai = {
  file: "node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2",
  weight: [100, 700] as const,
  has: (character: string) => /[\u0e01-\u0e5b]/.test(character),
};

test("letters are as high as the frequent ones of a text", async () => {
  const rare = `${"ก".repeat(1000)}ฎ`;
  expect(await letterHeight(rare, [thai])).toBe(
    await letterHeight("ก", [thai]),
  );
});

test("the deepest letter and the highest one make the height of a line", async () => {
  const both = await letterHeight("ฎโ", [thai]);
  for (const one of "ฎโ")
    expect(both).toBeGreaterThan(await letterHeight(one, [thai]));
});

test("marks that stand on each other make a letter higher", async () => {
  const letters = ["ท", "ที", "ที่"];
  const heights = await Promise.all(
    letters.map((one) => letterHeight(one, [thai])),
  );
  expect(heights).toEqual([...new Set(heights)].toSorted());
});
