import { existsSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { listFiles } from "@/lib/node/list-files";
import { readText } from "@/lib/node/read-text";

/** What content may choose from: drawings of content/brand, by their names, and the names of colours. */

export const icons = readTitles("icons");

export const discs = readTitles("discs");

/** Large drawings for the banner of a landing page. */
export const scenes = readTitles("scenes");

/** Social networks, each with its name, which is read aloud. */
export const networks = readTitles("networks");

/** The light surfaces, for cards, banners and opened services. */
export const lightSurfaces = {
  rose: "Light red",
  sky: "Light blue",
  "tint-mari": "Light yellow",
  "tint-leaf": "Light green",
} as const;

/** Flat colours of a card or the disc under an icon. */
export const surfaces = {
  madder: "Red",
  marigold: "Orange-yellow",
  neel: "Blue",
  leaf: "Dark green",
  ink: "Near black",
  deep: "Dark blue",
  mist: "Pale grey",
  ...lightSurfaces,
} as const;

export const whyFigures = [
  "expertise",
  "innovation",
  "communication",
  "security",
] as const;

export type IconName = keyof typeof icons;
export type DiscName = keyof typeof discs;
export type Surface = keyof typeof surfaces;

/** The names of a set of drawings in alphabetical order, each with the title in its file, which editors show beside it. */
function readTitles(set: string): Record<string, string> {
  const folder = join(process.cwd(), "content/brand/drawings", set);
  // Git keeps no folder without files.
  const files = existsSync(folder) ? listFiles(folder) : [];
  return Object.fromEntries(
    files
      // Not what macOS and sync programs put beside a file: "._chai.svg", "chai (1).svg".
      .filter((file) => /^[\w-]+\.svg$/.test(file))
      .map((file) => [
        file.slice(0, -".svg".length),
        drawingTitle(join(folder, file)),
      ]),
  );
}

export function drawingTitle(path: string): string {
  return load(readText(path), { xml: true })("title").first().text();
}
