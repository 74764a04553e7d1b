import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { listFiles } from "@/lib/node/list-files";

/** On every page, but shown by the dev server alone. Next lists it for each. */
const known = "components/browser/start-in-dev.tsx";

/** All others of Next do without a start. */
const ofNext = /\/node_modules\/next\/(?!dist\/(esm\/)?client\/script)/;

/** Components that Next would start in a browser, by the list that it writes for each page, with what to do about each. */
export function deadComponents(folder = ".next/server/app"): string[] {
  const next: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } =
    {};
  for (const file of listFiles(folder))
    if (file.endsWith("client-reference-manifest.js"))
      runInNewContext(readFileSync(join(folder, file), "utf8"), next);
  const lists = Object.values(next.__RSC_MANIFEST ?? {});
  const files = new Set(
    lists.flatMap(({ clientModules }) => Object.keys(clientModules)),
  );
  // Below "[project]" there may be folders around this one.
  const others = [...files].filter((file) => !file.endsWith(`/${known}`));
  if (others.length === files.size)
    throw new Error(
      `${folder}: found no ${known} in any client-reference-manifest.js, so a component that nothing starts would ship; expected the lists of lib/publish/export/client/README.md`,
    );
  return others
    .filter((file) => !ofNext.test(file))
    .map((file) => `${file.replace("[project]/", "")}: ${explanation}`);
}

const explanation =
  'a section shows it, and nothing starts it here as npm run dev does; see "A widget of your own in React" in .github/CONTRIBUTING.md';
