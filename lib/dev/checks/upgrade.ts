/**
 * Gives the site of another firm a later version of the template, by the commands of README, with and without the
 * template's history: nothing that its owner has changed may be lost.
 */
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { becomeOtherFirm } from "@/lib/dev/other-firm";
import { copyProject } from "@/lib/dev/project-copy";
import { capture } from "@/lib/dev/run-command";

type Copy = Awaited<ReturnType<typeof copyProject>>;

const [, guide = ""] = readFileSync("README.md", "utf8").split("## Later ");
const [add = "", begin = "", merge = "", keep = ""] = [
  ...guide.matchAll(/```sh\n(.+?)```/gs),
].map(([, commands = ""]) => commands);
/** Code that the owner changes at its end, and the template at its beginning. */
const changedByBoth = "next.config.ts";

for (const hasHistory of [true, false]) {
  await using template = await copyProject();
  await using own = await copyProject();
  await commit(template, "2026-01-01");
  if (hasHistory)
    await git(
      own,
      `init -q -b main && git fetch -q ${template.folder} main && git reset -q FETCH_HEAD`,
    );
  else await commit(own, "2026-01-02");
  await becomeOtherFirm(own.folder);
  await own.edit(changedByBoth, (text) => `${text}/* Of the owner. */\n`);
  await commit(own, "2026-01-03");

  // Every line of every text is another one.
  for (const file of await listContent(template))
    await template.edit(file, (text) =>
      text.replace(/^ *(?=["\]}])/gm, "$&\t"),
    );
  await template.edit(changedByBoth, (text) => `/* Of 2.0. */\n${text}`);
  await writeFile(join(template.folder, "lib/new.ts"), "export {};\n");
  await commit(template, "2026-01-04");

  const before = await git(own, "rev-parse HEAD");
  await shell(own, add.replace("<URL of this repository>", template.folder));
  if (!hasHistory) await shell(own, begin);
  await shell(own, merge);
  await shell(own, keep);
  await commit(own, "2026-01-05");

  const both = await readFile(join(own.folder, changedByBoth), "utf8");
  const { code, output } = await shell(own, "npm run content:check");
  const problems = [
    await git(own, `diff --stat ${before} -- content`),
    /^\/\* Of 2\.0\. .+Of the owner\. \*\/\n$/s.test(both) ? "" : both,
    (await git(own, "ls-files lib/new.ts")) ? "" : "The new file is missing.",
    code === 0 ? "" : output,
  ].filter(Boolean);
  console.log(
    `${hasHistory ? "With" : "Without"} history: ${problems.length === 0 ? "ok" : problems.join("\n")}`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

async function listContent(copy: Copy): Promise<string[]> {
  return (await git(copy, "ls-files 'content/*.json'")).split("\n");
}

async function commit(copy: Copy, day: string) {
  await git(
    copy,
    `init -q -b main && git add -A . ':!node_modules' && git commit -qm Version --date ${day}`,
    day,
  );
}

async function git(copy: Copy, command: string, day = ""): Promise<string> {
  const { code, output } = await shell(copy, `git ${command}`, day);
  if (code !== 0) throw new Error(`git ${command}: ${output}`);
  return output.trim();
}

function shell({ folder }: Copy, command: string, day = "") {
  const name = { GIT_AUTHOR_NAME: "A", GIT_COMMITTER_NAME: "A" };
  const address = {
    GIT_AUTHOR_EMAIL: "a@a.test",
    GIT_COMMITTER_EMAIL: "a@a.test",
  };
  return capture(command, {
    cwd: folder,
    environment: {
      ...name,
      ...address,
      ...(day && { GIT_COMMITTER_DATE: `${day}T12:00:00Z` }),
    },
  });
}
