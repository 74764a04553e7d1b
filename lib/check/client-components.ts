import { readdirSync, readFileSync } from "node:fs";
import { listFiles } from "@/lib/node/list-files";
import { type ContentIssue, fileIssue } from "./content-issue";

/** In front of the first statement there may be comments and other directives. */
const directive =
  /^(?:\s|;|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|["']use strict["'])*(["']use client["'])/;

/** Imports of packages, but of types, which are gone before anything runs. */
const imported =
  /(?:(?:^|;)\s*(?:import|export)\b(?!\s+type\b)(?:[^;"'=<(]*\bfrom)?|\bimport\()\s*["']((?!\.|@\/)[^"']+)["']/gm;

/** Next renders `next/script` in the browser only. */
const allowedPackage = /^(node:.*|(react|next)(\/(?!script$).*)?)$/;

/** The folders that may hold code, also those that a developer has added. */
export function codeFolders(): string[] {
  const others = ["node_modules", "out", "public", "content", "e2e"];
  return readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !others.includes(name));
}

/** Components outside of the browser's folder that work in the dev server, where Next hydrates them, alone. */
export function clientComponentIssues(): ContentIssue[] {
  return codeFolders()
    .flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .filter((file) => !/^components\/browser\/|\.test\./.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const found = directive.exec(text)?.[1] ?? foreignPackage(file, text);
      return found ? fileIssue(file, { found, expected }) : [];
    });
}

const expected =
  'a component without state or event handler that imports no package but react and next: nothing of Next runs in the export, so it would work in npm run dev only. The way is "A widget of your own in React" in .github/CONTRIBUTING.md';

/** The first package of a component that may need a browser. The drawings of `lib/assets` are no components. */
function foreignPackage(file: string, text: string): string | undefined {
  if (file.startsWith("lib/assets/")) return;
  // Another file may hand on a package's component.
  const isComponent = /\.[jt]sx$/.test(file);
  return [...text.matchAll(imported)]
    .filter(([statement]) => isComponent || /^\W*export/.test(statement))
    .map(([, name = ""]) => name)
    .find((name) => !allowedPackage.test(name));
}
