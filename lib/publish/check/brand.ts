import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readColors } from "@/lib/content/brand/colors";
import { readFonts } from "@/lib/content/brand/font-files";
import { markFile, readDrawing } from "@/lib/content/brand/read-drawing";
import { writeSvg } from "@/lib/content/brand/svg-file";
import { inspect, readLogo } from "@/lib/content/pictures/picture";
import { listFiles } from "@/lib/node/list-files";
import { type ContentIssue, expectedBy, fileIssue } from "./content-issue";
import { colorMistakes } from "./contrast";
import { leastLogoContrast } from "./pictures";

const drawings = "content/brand/drawings";

/** Issues of the typeface, the colours, the mark and the drawings. */
export async function brandIssues(): Promise<ContentIssue[]> {
  const files = listFiles(join(process.cwd(), drawings))
    .filter((file) => /(^|\/)[\w-]+\.svg$/.test(file))
    .map((file) => `${drawings}/${file}`);
  const ofColors = colorMistakes();
  const fill = ofColors.length === 0 ? readColors("light").fill : String;
  const ofDrawings = await Promise.all(
    [markFile, ...files].map((file) => drawingIssues(file, fill)),
  );
  const mistakes = [...readFonts().mistakes, ...ofColors];
  const canDraw = ofColors.length === 0 && ofDrawings[0]?.length === 0;
  return [
    ...mistakes.map((mistake) => ({ severity: "error" as const, ...mistake })),
    ...ofDrawings.flat(),
    ...(canDraw ? await markWarnings() : []),
  ];
}

async function drawingIssues(file: string, fill: (svg: string) => string) {
  const path = join(process.cwd(), file);
  const missing = { found: "no such file", expected: "an SVG drawing" };
  if (!existsSync(path)) return [fileIssue(file, missing)];
  try {
    await inspect(file, readFileSync(path));
    fill(writeSvg(readDrawing(file)));
    return [];
  } catch (error) {
    const expected = expectedBy(error);
    return [fileIssue(file, { found: "a mistake", expected })];
  }
}

/** Warnings of a mark of which half or more cannot be seen in the header or the footer. */
async function markWarnings(): Promise<ContentIssue[]> {
  const warnings: ContentIssue[] = [];
  for (const theme of ["light", "dark"] as const)
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
