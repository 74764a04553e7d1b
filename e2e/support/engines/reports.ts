import { randomUUID } from "node:crypto";
import { expect } from "playwright/test";
import type { Engine } from "./engine";

export const reportsPath = "/policy-reports";

/** A browser's report of a policy violation. */
export type Report = Record<string, unknown>;

/**
 * Collects the violations of one engine. The returned function breaks the policy on purpose and waits for that report,
 * so that an engine that reports nothing fails, and all earlier reports have arrived.
 */
export async function watchPolicy(engine: Engine, site: string) {
  const url = new URL(reportsPath, site);
  const all = async (): Promise<Report[]> => (await fetch(url)).json();
  const before = (await all()).length;
  return async (): Promise<string[]> => {
    const probe = `https://probe.test/${randomUUID()}.png`;
    const isProbe = (report: Report) =>
      JSON.stringify(report).includes("probe.test");
    const mine = async () => (await all()).slice(before);
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
        (report) =>
          `policy: ${report["effective-directive"] ?? report["violated-directive"]} blocked ${report["blocked-uri"]} on ${report["document-uri"]}`,
      );
  };
}
