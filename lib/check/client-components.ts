import { readdirSync, readFileSync } from "node:fs";
import { listFiles } from "@/lib/node/list-files";
import { type ContentIssue, fileIssue } from "./content-issue";

const directive = /^["']use client["']/m;

/** Components of ours that Next would start in the dev server alone. The end of a build finds all, also of packages. */
export function clientComponentIssues(): ContentIssue[] {
  return readdirSync(".")
    .filter((name) => ["app", "components", "lib"].includes(name))
    .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .filter((file) => !/^components\/browser\/|\.test\./.test(file))
    .flatMap((file) => {
      const found = directive.exec(readFileSync(file, "utf8"))?.[0];
      return found ? fileIssue(file, { found, expected }) : [];
    });
}

const expected =
  'a component without state or event handler: nothing of Next runs in the export, so it would work in npm run dev only. The way is "A widget of your own in React" in .github/CONTRIBUTING.md';
