import type { Frames } from "./frames";
import type { Load } from "./load";
import type { ScriptUse } from "./script-use";
import { type Spread, spread } from "./statistics";

type Measured =
  | "firstPaint"
  | "largestPaint"
  | "blocked"
  | "shift"
  | "bytesBeforeLargestPaint"
  | "bytes"
  | "requests";

export type LoadSpread = Record<Measured, Spread> & {
  largestElement: string;
  shifted: string[];
};

/** What one run found; written to .cache/bench/result.json. */
export type Result = {
  date: string;
  browser: string;
  next: string;
  loads: number;
  routes: {
    path: string;
    page: LoadSpread;
    /** The same page served without any script. */
    bare: LoadSpread;
    css: number;
  }[];
  /** The empty page of the same framework. */
  floor: LoadSpread;
  script: ({ path: string } & ScriptUse)[];
  gestures: {
    name: string;
    moment: number;
    paint: Spread;
    answer: Spread | undefined;
    lost: number;
  }[];
  frames: Frames[];
};

export function spreadLoads(loads: readonly Load[]): LoadSpread {
  const over = (name: Measured) => spread(loads.map((load) => load[name]));
  return {
    firstPaint: over("firstPaint"),
    largestPaint: over("largestPaint"),
    blocked: over("blocked"),
    shift: over("shift"),
    bytesBeforeLargestPaint: over("bytesBeforeLargestPaint"),
    bytes: over("bytes"),
    requests: over("requests"),
    largestElement: loads.at(-1)?.largestElement ?? "",
    shifted: [...new Set(loads.flatMap(({ shifted }) => shifted))],
  };
}
