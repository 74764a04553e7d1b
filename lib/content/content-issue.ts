/** A mistake in a file that the site's owner writes. Errors stop the build, warnings do not. */
export type ContentIssue = {
  severity: "error" | "warning";
  /** Such as "content/services.json". */
  file: string;
  line: number;
  column: number;
  /** Where in the file: "services > entry 4 (Game Development) > icon". */
  location: string;
  /** The value as it is written, or a description of what is there instead. */
  found: string;
  /** Completes "expected …". */
  expected: string;
  /** Completes "try …": what to write instead. */
  suggestion?: string | undefined;
  /** Completes "such as …": a valid value. */
  example?: string | undefined;
  /** A file, or a folder of files, of whose errors it may be a consequence: beside one it is not reported. */
  because?: string | undefined;
};

/** An error of a file as a whole, such as "content/brand/mark.svg". */
export function fileIssue(
  file: string,
  text: Pick<ContentIssue, "found" | "expected"> & Partial<ContentIssue>,
): ContentIssue {
  const place = { file, line: 1, column: 1, location: "the whole file" };
  return { severity: "error", ...place, ...text };
}
