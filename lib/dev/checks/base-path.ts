/** Builds the site for a path below the root, as on GitHub Pages, and tests it there. */

import { choosePorts } from "../preview/choose-ports";
import { copyProject } from "../project-copy";

const specs = [
  "links",
  "files",
  "policy",
  "security-headers",
  "without-script",
];

const { environment } = await choosePorts(
  { PORT: "3130", RELAY_PORT: "8130" },
  console.log,
);
const settings = { ...environment, NEXT_PUBLIC_BASE_PATH: "/some/path" };
await using copy = await copyProject();
await copy.build(settings);
process.exitCode = await copy.run(
  `npx playwright test ${specs.join(" ")} --project desktop`,
  settings,
);
