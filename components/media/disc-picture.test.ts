import { readFileSync } from "node:fs";
import { discColumns } from "@/lib/assets/disc-sprite";
import { powersOfTwo } from "./disc-picture";

const styles = readFileSync(
  "components/media/disc-picture.module.css",
  "utf8",
).replace(/\s+/g, " ");

test("every drawing of the sprite has rules that add up to its column", () => {
  expect(styles).toContain(`* 100% / ${discColumns.length - 1})`);
  discColumns.forEach((_, column) => {
    const powers = powersOfTwo(column);
    for (const power of powers)
      expect(styles).toMatch(
        RegExp(`\\[data-column~="${power}"\\] { --\\w+: ${power}; }`),
      );
    expect(powers.reduce((sum, power) => sum + power, 0)).toBe(column);
  });
});
