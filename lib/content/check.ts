/** `npm run content:check`: the check of the content alone; with --release what is left of the sample is an error. */
import "../node/env-file";
import { checkContent } from "./check-content";

try {
  const isRelease = process.argv.includes("--release");
  if (!(await checkContent({ isRelease }))) process.exitCode = 1;
} catch (error) {
  // A malformed variable of the environment: one line for people instead of a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
