import { readFileSync } from "node:fs";
import { COLUMNS, discColumns } from "@/lib/content/brand/disc-columns";
import { discColumn } from "./disc-picture";

const styles = readFileSync(
  "components/media/disc-picture.module.css",
  "utf8",
).replace(/\s+/g, " ");

test("every drawing of the sprite has rules for both digits of its column", () => {
  expect(styles).toContain(`* 100% / ${COLUMNS - 1})`);
  for (const [six, one] of discColumns.map(discColumn)) {
    if (six !== "0")
      expect(styles).toContain(`[data-column^="${six}"] { --six: ${six}; }`);
    if (one !== "0")
      expect(styles).toContain(`[data-column$="${one}"] { --one: ${one}; }`);
  }
});
