import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import type { Engine } from "./engine";

export const reportsPath = "/policy-reports";

/** What a browser reports of something that the policy blocked. */
export type Report = { agent: string; violation: Record<string, unknown> };

/**
 * Watches one engine from now on. The end of the watch breaks the policy on purpose and waits for that report, so that
 * a silent engine cannot pass, and no earlier report is still on its way.
 */
export async function watchPolicy(engine: Engine, site: string) {
  const url = new URL(reportsPath, site);
  const all = async (): Promise<Report[]> => (await fetch(url)).json();
  const before = (await all()).length;
  return async (): Promise<string[]> => {
    const probe = `https://probe.test/${randomUUID()}.png`;
    const isProbe = ({ violation }: Report) =>
      JSON.stringify(violation).includes("probe.test");
    const agent = await engine.run(() => navigator.userAgent);
    const mine = async () =>
      (await all()).slice(before).filter((report) => report.agent === agent);
    await engine.run((src) => {
      new Image().src = src;
      return true;
    }, probe);
    await expect
      .poll(async () => (await mine()).some(isProbe), {
        message: "the engine reports what the policy blocks",
      })
      .toBe(true);
    return (await mine())
      .filter((report) => !isProbe(report))
      .map(
        ({ violation }) =>
          `policy: ${violation["effective-directive"] ?? violation["violated-directive"]} blocked ${violation["blocked-uri"]} on ${violation["document-uri"]}`,
      );
  };
}
