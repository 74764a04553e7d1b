/** `npm run content:check`: runs the content check alone. With --release, remaining sample content is an error. */
import "../node/env-file";
import { checkContent } from "./check-content";

try {
  const isRelease = process.argv.includes("--release");
  if (!(await checkContent({ isRelease }))) process.exitCode = 1;
} catch (error) {
  // A malformed environment variable is reported as one line, without a stack trace.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
