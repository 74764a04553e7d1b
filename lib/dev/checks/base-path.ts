/** `npm run test:basepath`: builds the site for a place below the root, as on GitHub Pages, and tests it there. */

import { chooseAddresses } from "@/lib/dev/preview/choose-ports";
import { copyProject } from "@/lib/dev/project-copy";
import { run } from "@/lib/dev/run-command";

const basePath = "/some/path";
const specs = ["crawl", "export.spec", "policy", "grade", "smoke"];

const { environment } = await chooseAddresses(
  { PORT: "3130", RELAY_PORT: "8130" },
  console.log,
);
const copy = await copyProject();
try {
  const settings = { ...environment, NEXT_PUBLIC_BASE_PATH: basePath };
  console.log(`Building below ${basePath} in ${copy.folder} …`);
  await copy.build(settings);
  process.exitCode = await run(
    `cd ${JSON.stringify(copy.folder)} && npx playwright test ${specs.join(" ")} --project desktop`,
    settings,
  );
} finally {
  await copy.remove();
}
