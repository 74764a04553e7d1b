import "@/lib/node/env-file";
import { ensureBrowser } from "@/lib/dev/testing/browser";

try {
  await ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
