import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "playwright/test";
import config from "@/playwright.config";

const [, relay] = [config.webServer ?? []].flat();

/** The real relay, for journeys that deliver; other runs put a mock one at its port. Returns what stops it. */
export async function startRelay(): Promise<() => Promise<void>> {
  // A site elsewhere (BASE_URL) has a relay of its own.
  if (!relay) return async () => {};
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "lib/relay/main.ts"],
    { stdio: "ignore", env: { ...process.env, ...relay.env } },
  );
  await expect
    .poll(
      () =>
        fetch(String(relay.url)).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: 30_000,
      },
    )
    .toBe(true);
  return async () => {
    const exited = once(child, "exit");
    child.kill();
    await exited;
  };
}
