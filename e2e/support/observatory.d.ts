/** What the test of the headers uses of Mozilla's grader; the package brings no types. */
declare module "@mdn/mdn-http-observatory/src/types.js" {
  export class Requests {
    constructor(hostname: string);
    responses: Record<string, unknown>;
    resources: { path: string };
    session: unknown;
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";

  export const ALL_TESTS: ((requests: Requests) => { result: string })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): {
    score: number;
    grade: string;
  };
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(
    html: string,
    url: string,
  ): Map<string, string[]>;
}
