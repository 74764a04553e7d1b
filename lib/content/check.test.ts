import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readContent } from "./read";

const repository = process.cwd();
let copy: string;

// Each check is a separate process, which is slow on a busy machine.
jest.setTimeout(60_000);

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(join(repository, "content"), join(copy, "content"), {
    recursive: true,
  });
  symlinkSync(join(repository, "components"), join(copy, "components"));
});

afterEach(() => rmSync(copy, { recursive: true }));

function check(args: string[] = [], variables: Record<string, string> = {}) {
  const tsx = join(repository, "node_modules", "tsx", "dist", "cli.mjs");
  const script = join(repository, "lib/content/check.ts");
  return spawnSync(process.execPath, [tsx, script, ...args], {
    cwd: copy,
    encoding: "utf8",
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(repository, "tsconfig.json"),
      NEXT_PUBLIC_INDEXABLE: "false",
      ...variables,
    },
  });
}

function setSample(sample: string[]) {
  const path = join(copy, "content", "site.json");
  const site = JSON.parse(readFileSync(path, "utf8"));
  writeFileSync(path, JSON.stringify({ ...site, sample }));
}

function replace(file: string, written: string, typed: string) {
  const path = join(copy, "content", file);
  writeFileSync(path, readFileSync(path, "utf8").replace(written, typed));
}

test("the check lists every error together and stops the build", () => {
  replace("site.json", '"email": "', '"email": "@');
  replace("clients.json", '"heading":', '"haeding":');
  const { status, stderr, stdout } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/site\.json:\d+:\d+ {2}email/);
  expect(stderr).toMatch(/content\/clients\.json:\d+:\d+ {2}haeding/);
  expect(stdout).toMatch(/^Content: 2 errors/);
});

test("before a release, remaining samples are listed", () => {
  setSample(["privacy.json", "logo"]);
  const { status, stderr } = check(["--release"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/site\.json:\d+:\d+ {2}sample\n/);
  expect(stderr).toContain("privacy.json");
  setSample([]);
  expect(check(["--release"]).stderr).not.toMatch(/ {2}sample$/m);
});

test("editors find the schema that each content file names", () => {
  rmSync(join(copy, "content/schemas"), { recursive: true, force: true });
  check();
  for (const [name, text] of readContent(copy).files) {
    const { $schema } = JSON.parse(text);
    const schema = join(copy, "content", dirname(name), $schema);
    expect(JSON.parse(readFileSync(schema, "utf8"))).toHaveProperty("required");
  }
});

test("a build for search engines at a public URL stops on samples", () => {
  setSample(["logo"]);
  const at = (siteUrl: string) =>
    check([], {
      NEXT_PUBLIC_INDEXABLE: "true",
      NEXT_PUBLIC_SITE_URL: siteUrl,
    }).status;
  expect(at("https://www.company.in")).toBe(1);
  expect(at("https://www.example.com")).toBe(0);
  expect(at("http://localhost:3000")).toBe(0);
});
