import { readFileSync } from "node:fs";
import { discColumns } from "../../lib/assets/disc-sprite";

const styles = readFileSync(
  "components/media/disc-picture.module.css",
  "utf8",
).replace(/\s+/g, " ");

test("every drawing of the sprite has rules for the two digits of its column", () => {
  expect(styles).toContain(`* 100% / ${discColumns.length - 1})`);
  discColumns.forEach((_, column) => {
    const [tens, ones] = String(column).padStart(2, "0");
    expect(styles).toContain(
      `[data-column^="${tens}"] { --tens: ${Number(tens) * 10}; }`,
    );
    expect(styles).toContain(`[data-column$="${ones}"] { --ones: ${ones}; }`);
  });
});
