import { readFonts } from "@/lib/brand/font-files";
import type { ContentIssue } from "./content-issue";

/** Issues of the files in content/brand. */
export function brandIssues(): ContentIssue[] {
  return readFonts().mistakes.map((mistake) => ({
    severity: "error",
    ...mistake,
  }));
}
