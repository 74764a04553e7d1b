import { tempFolder } from "@/lib/node/testing/temp-folder";
import { clientComponentIssues } from "./client-components";

const repository = process.cwd();

afterEach(() => process.chdir(repository));

const found = (file: string, text: string) => {
  process.chdir(tempFolder({ [file]: text }));
  return clientComponentIssues();
};

test.each([
  ["lib/ui/a.tsx", '"use client";'],
  ["components/a.ts", "'use client'"],
  ["app/a.tsx", '/* a **/\n"use client";'],
])("a component dead in the export is an error: %s, %s", (file, text) => {
  expect(found(file, text)).toMatchObject([{ severity: "error", file }]);
});

test.each([
  ["components/browser/a.tsx", '"use client"; import "sonner";'],
  ["components/a.tsx", 'import { formatHex } from "culori";'],
  ["lib/a.ts", 'import sharp from "sharp"; const rule = "use client";'],
])("any other is not: %s with %s", (file, text) => {
  expect(found(file, text)).toEqual([]);
});
