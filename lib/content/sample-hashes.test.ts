import { readFileSync } from "node:fs";
import { sampleHashes } from "./sample-hashes";

test("while the content is the sample's, the list of its claims is current (npm run format)", () => {
  const file = readFileSync("lib/content/sample-hashes.json", "utf8");
  expect(sampleHashes() ?? file).toBe(file);
});
