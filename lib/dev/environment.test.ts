import { readFileSync } from "node:fs";
import { parseEnv as parseFile } from "node:util";
import { parseEnv } from "@/lib/env";
import { parseRelayConfig } from "@/lib/relay/config";
import { OWNER } from "@/lib/relay/testing/relay";
import { capture } from "./run-command";

const example = parseFile(readFileSync(".env.example", "utf8")) as Record<
  string,
  string
>;

test("the example environment changes nothing when it is copied as it is", () => {
  expect(parseEnv(example)).toEqual(parseEnv({}));
  expect(parseRelayConfig(example, OWNER)).toEqual(parseRelayConfig({}, OWNER));
});

test("the example environment has every variable that the build and the relay read", () => {
  const read = new Set<string>();
  const recorder = new Proxy<Record<string, undefined>>(
    {},
    { get: (_, name) => void read.add(String(name)) },
  );
  parseEnv(recorder);
  parseRelayConfig(recorder, OWNER);
  expect([...read].filter((name) => !(name in example))).toEqual([]);
});

test("npm start names a missing mail server of a public site before it builds", async () => {
  const environment = {
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    NEXT_PUBLIC_RELAY_URL: "",
    RELAY_PORT: "",
    SMTP_URL: "",
  };
  const { code, output } = await capture("npx tsx lib/dev/preview/start.ts", {
    environment,
  });

  expect(code).toBe(1);
  expect(output.trim().split("\n").at(-1)).toMatch(/^SMTP_URL is missing/);
});
