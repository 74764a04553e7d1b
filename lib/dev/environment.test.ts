import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv as parseFile } from "node:util";
import { capture } from "@/lib/node/run-command";
import { tempFolder } from "@/lib/node/testing/temp-folder";
import { parseRelayConfig } from "@/lib/relay/config";
import { OWNER } from "@/lib/relay/testing/relay";
import { parseEnv } from "@/lib/site/env";

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
  // Vercel sets these itself.
  const ours = [...read].filter((name) => !name.startsWith("VERCEL_"));
  expect(ours.filter((name) => !(name in example))).toEqual([]);
});

test.each([
  ["mail server", "lib/dev/preview/start.ts", /^SMTP_URL is missing/],
  ["relay", "lib/publish/assets/main.ts", /^The forms .+ NEXT_PUBLIC_RELAY/],
])("a release without a %s stops at once", async (_, program, message) => {
  const environment = {
    NEXT_PUBLIC_INDEXABLE: "true",
    NEXT_PUBLIC_SITE_URL: "https://www.example.com",
    NEXT_PUBLIC_RELAY_URL: "",
    RELAY_PORT: "",
    SMTP_URL: "",
  };
  const { code, output } = await capture(`npx tsx ${program}`, {
    environment,
  });

  expect(code).toBe(1);
  expect(output.trim().split("\n").at(-1)).toMatch(message);
});

test("a .env in another encoding than UTF-8 stops every program", async () => {
  const text = Buffer.from("MAIL_FROM=a@b.example", "utf16le");
  const cwd = tempFolder({ ".env": text });
  const tsx = resolve("node_modules/.bin/tsx");
  const program = resolve("lib/node/env-file.ts");
  expect(await capture(`"${tsx}" "${program}"`, { cwd })).toEqual({
    code: 1,
    output: ".env must be saved with the encoding UTF-8.\n",
  });
});
