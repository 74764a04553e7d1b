import { existsSync } from "node:fs";
import { drawingFault, drawingSource } from "../../svg-file";
import type { ContentIssue } from "./content-issue";

export const logo = "components/media/mark.svg";

/** What keeps the drawing of the logo from being used. */
export function logoIssues(): ContentIssue[] {
  const isThere = existsSync(logo);
  const expected = isThere
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
      found: isThere ? "another drawing" : "no such file",
      expected,
    },
  ];
}
