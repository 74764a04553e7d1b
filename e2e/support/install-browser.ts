import { ensureBrowser } from "./browser";

try {
  await ensureBrowser();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
