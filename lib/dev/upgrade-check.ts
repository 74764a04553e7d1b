/**
 * `npm run upgrade:check`: installs the newest Next and React, or the versions given (`-- 16.4.5 19.3.0`), in a copy of
 * the project, and takes all tests there. Which internal has changed says lib/export/framework/README.md.
 */
import { copyProject } from "./project-copy";

const [next = "latest", react = "latest"] = process.argv.slice(2);
const packages = `next@${next} @next/env@${next} react@${react} react-dom@${react}`;

await using copy = await copyProject({ packages: "own" });
process.exitCode = await copy.run(
  `npm install --save-exact --no-audit --no-fund ${packages} && npm ls next react && npm test`,
);
