import {
  writeBrand,
  writeColors,
} from "@/lib/content/brand/testing/write-brand";
import { readColorSheet, readColors } from "./colors";

test("themes and surfaces have colours of their own", () => {
  // Both themes, whatever those of the site are.
  writeBrand({});
  const { color } = readColors("light", "leaf");
  expect(color("--surface")).toBe(color("--leaf"));
  expect(color("--on-surface")).toBe("#ffffff");
  expect(readColors("dark").color("--paper")).not.toBe(color("--paper"));
});

const seven =
  "--madder: #b3261e; --marigold: #f2b84b; --marigold-light: #f7d08a; --neel: #7a3b1d; --neel-track: #542813; --leaf: #5b5a1e; --indigo: #3b1a10;";

test("seven warm colours make every colour of both themes warm", () => {
  writeColors(`:root { ${seven} }`);
  const [light, dark] = [readColors("light"), readColors("dark")];
  for (const { token, values } of [light, dark])
    for (const name of values.keys()) {
      const { hex } = token(name);
      const [red = 0, , blue = 0] = Buffer.from(hex.slice(1), "hex");
      expect([name, hex, blue <= red]).toEqual([name, hex, true]);
    }
  expect(dark.color("--paper")).not.toBe(light.color("--paper"));
  // Pale, not only light.
  expect(light.color("--rose")).toBe("#f3b9b0");
});

test("a colour that is written wins in its theme and on its surface alone", () => {
  writeColors(
    `:root { ${seven} --rose: #ffd9d0; } [data-surface="sky"] { --dot: #000; }`,
  );
  const { color } = readColors("light");
  expect(color("--rose")).toBe("#ffd9d0");
  expect(readColors("dark").color("--rose")).not.toBe("#ffd9d0");
  expect(readColors("light", "sky").color("--dot")).toBe("#000000");
  expect(color("--dot")).toBe(color("--madder"));
});

test("a rule for some windows alone stays one", () => {
  writeColors(`:root { ${seven} } @media print { :root { --mist: #fff; } }`);
  expect(String(readColorSheet())).toContain("@media print { :root {");
});

test.each(["light", "dark"] as const)(
  "a site that is %s has the colours of that theme alone",
  (theme) => {
    writeColors(`:root { ${seven} }`);
    const { color } = readColors(theme);
    const [paper, dot] = [color("--paper"), color("--dot")];
    writeBrand({
      "content/brand/colors.css": `:root { ${seven} }`,
      "content/site.json": JSON.stringify({ theme }),
    });
    for (const one of [readColors("light"), readColors("dark")])
      expect([one.color("--paper"), one.color("--dot")]).toEqual([paper, dot]);
    const sheet = String(readColorSheet());
    expect(sheet).not.toContain("prefers-color-scheme");
    expect(sheet).toContain(`color-scheme: ${theme};`);
  },
);
