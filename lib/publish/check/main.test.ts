import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "@/lib/node/testing/temp-folder";

const repository = process.cwd();
const copy = tempFolder({});
for (const path of ["content", "lib/content/brand/default-colors.css"])
  cpSync(path, join(copy, path), { recursive: true });

function replace(file: string, written: string | RegExp, typed: string) {
  const path = join(copy, "content", file);
  writeFileSync(path, readFileSync(path, "utf8").replace(written, typed));
}

test("the check lists every error together, also for the dev server, and stops the build", () => {
  replace("site.json", '"email": "', '"email": "@');
  replace("site.json", /"sample": \[[^\]]*/, '"sample": ["logo"');
  replace("clients.json", '"heading":', '"haeding":');
  replace("brand/fonts.css", "--font:", "--face:");
  replace("brand/mark.svg", "<svg", "<svg><style/></svg><svg");
  replace("brand/colors.css", "--madder:", "--madder");
  // A build could not write into this folder.
  rmSync(join(copy, "content/schemas"), { recursive: true, force: true });
  writeFileSync(join(copy, "content/schemas"), "");
  const tsx = join(repository, "node_modules", "tsx", "dist", "cli.mjs");
  const script = join(repository, "lib/publish/check/main.ts");
  const { status, stderr } = spawnSync(
    process.execPath,
    [tsx, script, "--release"],
    {
      cwd: copy,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_PUBLIC_INDEXABLE: "false",
        TSX_TSCONFIG_PATH: join(repository, "tsconfig.json"),
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Content: \d+ errors/m);
  const result = readFileSync(join(copy, ".cache/content.json"), "utf8");
  for (const text of [stderr, JSON.parse(result).errors]) {
    expect(text).toMatch(/content\/site\.json:\d+:\d+ {2}email/);
    expect(text).toMatch(/content\/site\.json:\d+:\d+ {2}sample/);
    expect(text).toMatch(/content\/clients\.json:\d+:\d+ {2}haeding/);
    expect(text).toMatch(/content\/brand\/fonts\.css:1:1 /);
    expect(text).toMatch(/content\/brand\/mark\.svg:1:1 /);
    expect(text).toMatch(/brand\/colors\.css:\d+:3 .*\n.*--madder #/);
  }
});
