import { existsSync } from "node:fs";
import { inspect } from "@/lib/assets/pictures/picture";
import { colorsFile } from "@/lib/brand/colors";
import { type BrandMistake, readFonts } from "@/lib/brand/font-files";
import { parseDrawing } from "@/lib/brand/svg";
import { drawingSource } from "@/lib/brand/svg-file";
import { listFiles } from "@/lib/node/list-files";
import type { ContentIssue } from "./content-issue";
import { contrastMistakes } from "./contrast";

const drawings = "content/brand/drawings";

/** Errors of the typeface, the colours, the mark and the drawings. */
export async function brandIssues(): Promise<ContentIssue[]> {
  const files = listFiles(drawings)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => `${drawings}/${file}`);
  const mistakes = [
    ...readFonts().mistakes,
    ...(await mistakesIn(colorsFile, contrastMistakes)),
    ...(await Promise.all(
      ["content/brand/mark.svg", ...files].map((file) =>
        mistakesIn(file, async () => {
          await inspect(file, Buffer.from(drawingSource(file)));
          parseDrawing(file, drawingSource(file));
          return [];
        }),
      ),
    )),
  ].flat();
  return mistakes.map((mistake) => ({ severity: "error", ...mistake }));
}

/** What a check of a file returns, or the error that it throws. */
async function mistakesIn(
  file: string,
  check: () => BrandMistake[] | Promise<BrandMistake[]>,
): Promise<BrandMistake[]> {
  try {
    return await check();
  } catch (error) {
    const { message } = error as Error;
    return [
      {
        file,
        line: 1,
        column: 1,
        location: "the whole file",
        found: existsSync(file) ? "a mistake" : "no such file",
        expected: message
          .replace(`${file}: expected `, "")
          .replace(`${file} has no`, "all colours of the design; there is no"),
      },
    ];
  }
}
