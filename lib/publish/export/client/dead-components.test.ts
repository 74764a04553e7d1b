import { tempFolder } from "@/lib/node/testing/temp-folder";
import { deadComponents } from "./dead-components";

const found = (...files: string[]) => {
  const modules = files.map((file) => [`[project]/${file}`, { id: 1 }]);
  const list = JSON.stringify({ clientModules: Object.fromEntries(modules) });
  const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/page"] = ${list};`;
  return deadComponents(
    tempFolder({ "a/page_client-reference-manifest.js": text }),
  );
};
const known = "components/browser/start-in-dev.tsx";

test.each([
  "components/sections/counter.tsx",
  "node_modules/sonner/dist/index.mjs",
  "node_modules/next/dist/client/script.js",
])("a component that works in the dev server only is named: %s", (file) => {
  const ofNext = "node_modules/next/dist/esm/client/link.js";
  expect(found(`apps/site/${known}`, ofNext, file)).toEqual([
    expect.stringMatching(`^${file}: `),
  ]);
});

test("the build stops if Next lists its components in another way", () => {
  expect(() => found("other")).toThrow("found no components/browser/start");
});
