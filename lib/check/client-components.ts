import { readdirSync, readFileSync } from "node:fs";
import { listFiles } from "@/lib/node/list-files";
import { type ContentIssue, fileIssue } from "./content-issue";

/** In front of the first statement there may be comments and other directives. */
const directive =
  /^(?:\s|;|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|["']use strict["'])*(["']use client["'])/;

/** The folders that hold no code of the site. A developer may have added others that do. */
const withoutCode = ["node_modules", "out", "public", "content", "e2e"];

/**
 * Components of ours outside of the browser's folder that Next would start in the dev server alone. The end of a build
 * finds those of packages too.
 */
export function clientComponentIssues(): ContentIssue[] {
  return readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./.test(entry.name))
    .filter(({ name }) => !withoutCode.includes(name))
    .flatMap(({ name }) => listFiles(name).map((file) => `${name}/${file}`))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .filter((file) => !/^components\/browser\/|\.test\./.test(file))
    .flatMap((file) => {
      const found = directive.exec(readFileSync(file, "utf8"))?.[1];
      return found ? fileIssue(file, { found, expected }) : [];
    });
}

const expected =
  'a component without state or event handler: nothing of Next runs in the export, so it would work in npm run dev only. The way is "A widget of your own in React" in .github/CONTRIBUTING.md';
