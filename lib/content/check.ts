/** `npm run content:check`: runs the content check alone. With --release, remaining sample content is an error. */
import "@/lib/node/env-file";
import { runProgram } from "@/lib/node/run-program";
import { checkContent } from "./check-content";

await runProgram(async () => {
  const isRelease = process.argv.includes("--release");
  if (!(await checkContent({ isRelease }))) process.exitCode = 1;
});
