import { ensureBrowser } from "./browser";

try {
  await ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
