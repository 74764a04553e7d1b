import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readColors } from "@/lib/content/brand/colors";
import { readFonts } from "@/lib/content/brand/font-files";
import { markFile, readDrawing } from "@/lib/content/brand/read-drawing";
import { writeSvg } from "@/lib/content/brand/svg-file";
import { readThemes } from "@/lib/content/brand/theme";
import { type ContentIssue, fileIssue } from "@/lib/content/content-issue";
import { drawingTitle } from "@/lib/content/enums";
import { inspect, readLogo } from "@/lib/content/pictures/picture";
import { listFiles } from "@/lib/node/list-files";
import { colorIssues } from "./contrast";
import { expectedBy } from "./describe";
import { leastLogoContrast } from "./pictures";

const drawings = "content/brand/drawings";

/** What is wrong with the typeface and the colours, then with the drawings, then with the mark on its surfaces. */
export async function brandChecks(): Promise<ContentIssue[][]> {
  const files = listFiles(join(process.cwd(), drawings))
    .filter((file) => /(^|\/)[\w-]+\.svg$/.test(file))
    .map((file) => `${drawings}/${file}`);
  const ofDrawings = await Promise.all(
    [markFile, ...files].map((file) => issuesOf(file, inspectDrawing)),
  );
  return [
    [...readFonts().issues, ...colorIssues()],
    ofDrawings.flat(),
    await issuesOf(markFile, markWarnings),
  ];
}

async function issuesOf(
  file: string,
  check: (file: string) => Promise<ContentIssue[]>,
): Promise<ContentIssue[]> {
  try {
    return await check(file);
  } catch (error) {
    return [fileIssue(file, { found: "a mistake", ...expectedBy(error) })];
  }
}

async function inspectDrawing(file: string) {
  const path = join(process.cwd(), file);
  const missing = { found: "no such file", expected: "an SVG drawing" };
  if (!existsSync(path)) return [fileIssue(file, missing)];
  await inspect(file, readFileSync(path));
  readColors("light").fill(writeSvg(readDrawing(file)));
  if (!file.includes("/networks/") || drawingTitle(path)) return [];
  const expected = "the network’s name as <title>, which is read aloud";
  return [fileIssue(file, { found: "no <title>", expected })];
}

/** Warnings of a mark of which half or more cannot be seen in the header or the footer. */
async function markWarnings() {
  const warnings: ContentIssue[] = [];
  for (const theme of readThemes())
    for (const place of ["the header", "the footer"]) {
      const surface = place === "the footer" ? "night" : undefined;
      const { color, fill } = readColors(theme, surface);
      const mark = readDrawing(markFile);
      mark.root().children().attr("color", color("--on-surface"));
      const logo = await readLogo(Buffer.from(fill(writeSvg(mark))));
      const ratio = logo.contrastOn(color("--surface"));
      if (ratio >= leastLogoContrast) continue;
      const warning = fileIssue(markFile, {
        severity: "warning",
        found: `a contrast of ${ratio.toFixed(2)}:1 or less of half of it or more with ${color("--surface")}`,
        expected: `a mark that can be seen in ${place} of the ${theme} theme; write currentColor for what should be light on dark`,
      });
      warnings.push(warning);
    }
  return warnings;
}
