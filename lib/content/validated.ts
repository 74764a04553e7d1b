import { readContent } from "./read";
import { validateContent } from "./validate";

// The dev server follows imports, not reads from the disk, and lib/dev/dev-server.ts writes this file whenever content
// changes. A build leaves it out.
if (process.env.NODE_ENV === "development")
  import("@/.cache/content.json").catch(() => {});

/** What the content folder held when it was read, the only time in this process. */
export const validated = validateContent(readContent());
