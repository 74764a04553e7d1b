import { existsSync, readFileSync } from "node:fs";
import { inspect } from "@/lib/assets/pictures/picture";
import { readFonts } from "@/lib/brand/font-files";
import type { Mistake } from "@/lib/brand/read-sheet";
import { parseDrawing } from "@/lib/brand/svg";
import { listFiles } from "@/lib/node/list-files";
import type { ContentIssue } from "./content-issue";
import { colorMistakes } from "./contrast";

const drawings = "content/brand/drawings";

/** Errors of the typeface, the colours, the mark and the drawings. */
export async function brandIssues(): Promise<ContentIssue[]> {
  const files = listFiles(drawings)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `${drawings}/${file}`);
  const ofDrawings = ["content/brand/mark.svg", ...files].map(drawingMistakes);
  return [
    ...readFonts().mistakes,
    ...colorMistakes(),
    ...(await Promise.all(ofDrawings)).flat(),
  ].map((mistake) => ({ severity: "error", ...mistake }));
}

async function drawingMistakes(file: string): Promise<Mistake[]> {
  const place = { file, line: 1, column: 1, location: "the whole file" };
  if (!existsSync(file))
    return [{ ...place, found: "no such file", expected: "an SVG drawing" }];
  try {
    const data = readFileSync(file);
    await inspect(file, data);
    parseDrawing(data.toString());
    return [];
  } catch (error) {
    const { name, message } = error as Error;
    // A TypeError is a mistake of this program.
    if (name !== "Error") throw error;
    return [{ ...place, found: "a mistake", expected: message }];
  }
}
