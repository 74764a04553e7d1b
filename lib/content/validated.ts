import { readContent } from "./read";
import { validateContent } from "./validate";

// The dev server watches imports, not files that are read at run time. lib/dev/dev-server.ts writes this file whenever
// content changes. Builds remove the import.
if (process.env.NODE_ENV === "development")
  import("@/.cache/content.json").catch(() => {});

/** The validated content. The folder is read once per process. */
export const validated = validateContent(readContent());
