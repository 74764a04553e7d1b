import { readFileSync } from "node:fs";
import { discColumns } from "./disc-sprite";

const styles = readFileSync(
  "components/media/disc-picture.module.css",
  "utf8",
).replace(/\s+/g, " ");

test("every drawing of the sprite has a rule for its column", () => {
  expect(styles).toContain(
    `object-position: calc(var(--column) * 100% / ${discColumns.length - 1});`,
  );
  expect(styles.match(/\[data-column="\d+"\] { --column: \d+; }/g)).toEqual(
    discColumns.map(
      (_, column) => `[data-column="${column}"] { --column: ${column}; }`,
    ),
  );
});
