import fs from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import {
  getGradeForScore,
  getScoreModifier,
} from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { expect, test } from "playwright/test";
import { pages } from "@/e2e/support/pages";
import { href } from "@/lib/with-base-path";

// The package downloads the list of preloaded domains later; none of them is ours, so an empty one says the same.
const { readFileSync } = fs;
fs.readFileSync = ((path: string, ...rest: []) =>
  String(path).endsWith("hsts-preload.json")
    ? "{}"
    : readFileSync(path, ...rest)) as typeof fs.readFileSync;

for (const path of pages)
  test(`${path} has the highest grade of the Observatory that a site without cookies can have`, async ({
    request,
  }) => {
    const response = await request.get(href(path));
    expect(grade(await response.text(), response.headers())).toEqual({
      score: 135,
      grade: "A+",
    });
  });

test("a host that sends no headers of ours but https still gets a B, from the page's own policy", async ({
  request,
}) => {
  const response = await request.get(href("/"));
  const { score, grade: mark } = grade(await response.text(), {
    "content-type": "text/html",
    "strict-transport-security": "max-age=31536000",
  });
  expect(score).toBeGreaterThanOrEqual(75);
  expect(mark).toMatch(/^B/);
});

/** The score as Mozilla's scanner adds it up, for a site that is behind https and redirects to it. */
function grade(text: string, sent: Record<string, string>) {
  const html = deployed(text);
  const headers = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, deployed(value)]),
  );
  const url = "https://www.example.com/";
  const requests = new Requests("www.example.com");
  const response = {
    status: 200,
    headers,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url),
  };
  requests.responses.auto = response;
  requests.responses.http = response;
  requests.responses.https = response;
  requests.responses.httpRedirects = [
    { url: new URL("http://www.example.com/"), status: 301 },
    { url: new URL(url), status: 200 },
  ];
  requests.responses.httpsRedirects = [{ url: new URL(url), status: 200 }];
  requests.resources.path = html;
  requests.session = { url: new URL(url) };

  const modifiers = ALL_TESTS.map((run) =>
    getScoreModifier(run(requests).result),
  );
  const lost = modifiers.filter((points) => points < 0);
  const withoutBonus = 100 + sum(lost);
  const score =
    withoutBonus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
      ? 100 + sum(modifiers)
      : withoutBonus;
  return getGradeForScore(score);
}

/** The relay of a trial on this machine is the only thing without https; a deployment's has it, or the build fails. */
function deployed(text: string): string {
  return text.replace(/http:\/\/localhost:\d+/g, "https://relay.example.com");
}

function sum(points: number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
