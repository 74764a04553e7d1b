import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { readText } from "./read-text";

/** The version and the licence text of each package in a bundle, which must accompany its copies. */
export function packageLicenses(inputs: Metafile["inputs"]): string {
  const folders = Object.keys(inputs).map(
    (file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? "",
  );
  const used = [...new Set(folders)].filter(Boolean).sort();
  return used.map(packageLicense).join("\n");
}

function packageLicense(folder: string) {
  const { name, version, license } = JSON.parse(
    readText(join(folder, "package.json")),
  );
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readText(join(folder, file)));
  return licenseSection(`${name} ${version} (${license})`, texts.join("\n"));
}

export function licenseSection(title: string, text: string): string {
  return `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`;
}
