import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect, readLogo } from "@/lib/assets/pictures/picture";
import { readColors } from "@/lib/brand/colors";
import { readFonts } from "@/lib/brand/font-files";
import { markFile, readDrawing } from "@/lib/brand/read-drawing";
import { writeSvg } from "@/lib/brand/svg-file";
import { listFiles } from "@/lib/node/list-files";
import type { ContentIssue } from "./content-issue";
import { colorMistakes } from "./contrast";
import { leastLogoContrast } from "./pictures";

const drawings = "content/brand/drawings";

/** Issues of the typeface, the colours, the mark and the drawings. */
export async function brandIssues(): Promise<ContentIssue[]> {
  const files = listFiles(join(process.cwd(), drawings))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `${drawings}/${file}`);
  const ofColors = colorMistakes();
  const fill = ofColors.length === 0 ? readColors("light").fill : String;
  const ofDrawings = await Promise.all(
    [markFile, ...files].map((file) => drawingMistakes(file, fill)),
  );
  const errors = [...readFonts().mistakes, ...ofColors, ...ofDrawings.flat()];
  const canDraw = ofColors.length === 0 && ofDrawings[0]?.length === 0;
  return [
    ...errors.map((error) => ({ severity: "error" as const, ...error })),
    ...(canDraw ? await markWarnings() : []),
  ];
}

/** @param fill gives a drawing the colours of the brand */
async function drawingMistakes(file: string, fill: (svg: string) => string) {
  const place = wholeFile(file);
  const path = join(process.cwd(), file);
  if (!existsSync(path))
    return [{ ...place, found: "no such file", expected: "an SVG drawing" }];
  try {
    await inspect(file, readFileSync(path));
    fill(writeSvg(readDrawing(file)));
    return [];
  } catch (error) {
    const { name, message } = error as Error;
    // A TypeError is a mistake of this program.
    if (name !== "Error") throw error;
    return [{ ...place, found: "a mistake", expected: message }];
  }
}

/** Warnings of a mark of which half or more cannot be seen in the header or the footer. */
async function markWarnings(): Promise<ContentIssue[]> {
  const places = (["light", "dark"] as const).flatMap((theme) => [
    { theme, place: "the header", colors: readColors(theme) },
    { theme, place: "the footer", colors: readColors(theme, "night") },
  ]);
  const warnings = places.map(async ({ theme, place, colors }) => {
    const mark = readDrawing(markFile);
    mark.attributes.color = colors.color("--on-surface");
    const { contrastOn } = await readLogo(
      Buffer.from(colors.fill(writeSvg(mark))),
    );
    const surface = colors.color("--surface");
    const ratio = contrastOn(surface);
    if (ratio >= leastLogoContrast) return [];
    return [
      {
        ...wholeFile(markFile),
        severity: "warning" as const,
        found: `a contrast of ${ratio.toFixed(2)}:1 or less of half of it or more with ${surface}`,
        expected: `a mark that can be seen in ${place} of the ${theme} theme; write currentColor for what should be light on dark`,
      },
    ];
  });
  return (await Promise.all(warnings)).flat();
}

function wholeFile(file: string) {
  return { file, line: 1, column: 1, location: "the whole file" };
}
