import "@/lib/node/env-file";
import { ensureBrowser } from "@/lib/dev/testing/browser";
import { runProgram } from "@/lib/node/run-program";

await runProgram(ensureBrowser);
