import { existsSync } from "node:fs";
import { drawingFault, drawingSource } from "../../svg-file";
import type { ContentIssue } from "./content-issue";

export const logo = "components/media/mark.svg";

/** What keeps the drawing of the logo from being used. */
export function logoIssues(): ContentIssue[] {
  const expected = existsSync(logo)
    ? drawingFault(drawingSource(logo))
    : "the logo as an SVG drawing";
  if (!expected) return [];
  return [
    {
      severity: "error",
      file: logo,
      line: 1,
      column: 1,
      location: "the whole file",
      found: existsSync(logo) ? "another drawing" : "no such file",
      expected,
    },
  ];
}
