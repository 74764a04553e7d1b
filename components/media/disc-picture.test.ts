import { readFileSync } from "node:fs";
import { discColumns } from "@/lib/assets/disc-sprite";
import { discColumn } from "./disc-picture";

const styles = readFileSync(
  "components/media/disc-picture.module.css",
  "utf8",
).replace(/\s+/g, " ");

test("every drawing of the sprite has rules for both digits of its column", () => {
  expect(styles).toContain(`* 100% / ${discColumns.length - 1})`);
  for (const [tens, ones] of discColumns.map(discColumn)) {
    if (tens !== "0")
      expect(styles).toContain(`[data-column^="${tens}"] { --tens: ${tens}; }`);
    if (ones !== "0")
      expect(styles).toContain(`[data-column$="${ones}"] { --ones: ${ones}; }`);
  }
});
