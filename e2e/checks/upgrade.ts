/**
 * Gives the site of another firm, which began without the template's history, a later version of the template by the
 * commands of README: nothing that its owner has changed may be lost.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { becomeOtherFirm } from "@/e2e/support/other-firm";
import { copyProject, type ProjectCopy } from "@/e2e/support/project-copy";
import { listFiles } from "@/lib/node/list-files";

const [, guide = ""] = readFileSync("README.md", "utf8").split("## Later ");
const [begun, later] = new Set(guide.match(/v\d+\.\d+\.\d+/g));
const commands = [...guide.matchAll(/```sh\n(.+?)```/gs)].map(([, one]) => one);

Object.assign(process.env, {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@a.test",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@a.test",
});
await using template = await copyProject();
await commit(template, `git tag ${begun}`);
await using own = await copyProject();
await commit(own);
await becomeOtherFirm(own);
await commit(own);

// Every line of every text is another one.
const texts = listFiles("content").filter((file) => file.endsWith(".json"));
for (const file of texts)
  await template.edit(`content/${file}`, (text) => text.replace(/$/gm, " "));
await writeFile(join(template.folder, "lib/new.ts"), "export {};\n");
await commit(template, `git tag ${later}`);

const upgrade = `before=$(git rev-parse HEAD)
${commands.join("").replace("<URL of this repository>", template.folder)}
git commit -qam Upgrade
git diff --exit-code $before -- content && ls lib/new.ts && npm run content:check`;
process.exitCode = await own.run(upgrade);

function commit(copy: ProjectCopy, then = "true") {
  return copy.run(
    `git init -q -b main && git add -A . ':!node_modules' && git commit -qm Version && ${then}`,
  );
}
