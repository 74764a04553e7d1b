import { mkdtemp, readFile, realpath, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "playwright/test";
import { capture } from "@/lib/node/run-command";
import { writeWhole } from "@/lib/node/write-whole";

test("a git worktree with linked packages builds, with an owner's files in public", async () => {
  const folder = await mkdtemp(resolve("../worktree-"));
  const own = ["badge.png", "favicon.ico", "img/own.webp", "og/own.png"];
  try {
    await run(`git worktree add --detach "${folder}"`);
    const packages = await realpath("node_modules");
    await symlink(packages, join(folder, "node_modules"), "junction");
    for (const file of own) writeWhole(join(folder, "public", file), file);
    await run("npm run build", folder);
    for (const file of own)
      expect(await readFile(join(folder, "out", file), "utf8")).toBe(file);
    const seen = await run("git status --short --untracked-files=all", folder);
    expect(seen.match(/\S+$/gm)).toEqual(own.map((file) => `public/${file}`));
  } finally {
    await run(`git worktree remove --force "${folder}"`);
  }
});

async function run(command: string, cwd?: string): Promise<string> {
  const { code, output } = await capture(command, { cwd });
  expect(code, output).toBe(0);
  return output;
}
