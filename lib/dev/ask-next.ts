import { setTimeout as sleep } from "node:timers/promises";
import { readCheckResult, writeCheckResult } from "@/lib/content/check-result";

/** Asks for a page of the dev server. If Next shows an error that the content no longer has, it reads the result again. */
export async function askNext(url: string, tries = 5): Promise<void> {
  const { status } = await fetch(url).catch(() => ({ status: 503 }));
  if (status !== 500 || tries === 0) return;
  const result = readCheckResult();
  if (result.errors) return;
  writeCheckResult(result);
  await sleep(1000);
  await askNext(url, tries - 1);
}
