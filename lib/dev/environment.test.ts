/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { parseEnv } from "@/lib/env";
import { parseRelayConfig } from "@/lib/relay/config";

const example = parseFile(readFileSync(".env.example", "utf8")) as Record<
  string,
  string
>;
const defaults = {
  mailTo: "hello@example.com",
  senderLabel: "Example Website",
  siteUrl: "http://localhost:3000",
};

test("the example environment changes nothing when it is copied as it is", () => {
  expect(parseEnv(example)).toEqual(parseEnv({}));
  expect(parseRelayConfig(example, defaults)).toEqual(
    parseRelayConfig({}, defaults),
  );
});

test("the README explains every variable of the example environment", () => {
  const readme = readFileSync("README.md", "utf8");
  const missing = Object.keys(example).filter(
    (name) => !readme.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
