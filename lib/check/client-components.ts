import { existsSync, readFileSync } from "node:fs";
import { listFiles } from "@/lib/node/list-files";
import type { ContentIssue } from "./content-issue";

/** Has no state that the export would lose: it reads the page's path. */
const known = "components/layout/menu-links.tsx";

/**
 * Components outside of the browser's folder that would work in the dev server, where Next hydrates them, and be dead in
 * the export.
 */
export function clientComponentIssues(): ContentIssue[] {
  return ["app", "components"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.[jt]sx?$/.test(file) && file !== known)
    .filter((file) => !file.startsWith("components/browser/"))
    .filter((file) => /^["']use client/m.test(readFileSync(file, "utf8")))
    .map((file) => ({
      severity: "error",
      file,
      line: 1,
      column: 1,
      location: "the whole file",
      found: '"use client"',
      expected:
        'no state or event handler here: nothing of Next runs in the export, so it would work in npm run dev only. The way is "A widget of your own in React" in .github/CONTRIBUTING.md',
    }));
}
