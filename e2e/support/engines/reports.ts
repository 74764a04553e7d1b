import { json } from "node:stream/consumers";
import { expect } from "playwright/test";
import { exportedPages, metaContents } from "@/e2e/support/export";
import { startSite } from "@/e2e/support/site-on-port";
import { canonicalPath } from "@/lib/site/canonical-path";
import { href } from "@/lib/site/with-base-path";
import type { Engine } from "./engine";

const reportsPath = "/policy-reports";

/** A browser's report of a policy violation. */
type Report = Record<string, unknown>;

/**
 * Serves the site with each page's policy in the header too, and a `report-uri` in it: the only check that every engine
 * makes from the first byte of each document.
 */
export async function startReportingSite() {
  const reports: Report[] = [];
  const site = await startSite({
    async handle(request, response, respond) {
      if (request.url === reportsPath) {
        const body = (await json(request)) as { "csp-report": Report };
        reports.push(body["csp-report"]);
        response.writeHead(204).end();
        return;
      }
      const setHeader = response.setHeader.bind(response);
      const policy = pagePolicy(request.url);
      response.setHeader = (name, value) =>
        setHeader(
          name,
          name === "Content-Security-Policy"
            ? `${policy}; report-uri ${reportsPath}`
            : value,
        );
      respond();
    },
  });

  /**
   * Breaks the policy on purpose and waits for that report, so that an engine that reports nothing fails, and all earlier
   * reports have arrived.
   */
  async function violations(engine: Engine): Promise<string[]> {
    const isProbe = (report: Report) =>
      JSON.stringify(report).includes("probe.test");
    await engine.run(() => {
      new Image().src = "https://probe.test/probe.png";
    });
    await expect
      .poll(() => reports.some(isProbe), {
        message: "the engine reports what the policy blocks",
      })
      .toBe(true);
    return reports
      .filter((report) => !isProbe(report))
      .map(
        (report) =>
          `policy: ${report["effective-directive"] ?? report["violated-directive"]} blocked ${report["blocked-uri"]} on ${report["document-uri"]}`,
      );
  }
  return { ...site, violations };
}

/** The policy in the HTML of the page at a URL. */
function pagePolicy(url = "") {
  const path = canonicalPath(url.replace(/\?.*/, ""));
  const [page = exportedPages.at(-1)] = exportedPages.filter(
    (page) => page.path && href(page.path) === path,
  );
  return (
    page && metaContents(page.$, "http-equiv", "Content-Security-Policy")[0]
  );
}
