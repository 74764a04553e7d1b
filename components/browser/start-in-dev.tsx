"use client";

import { useEffect } from "react";
import { type LateCode, type LateModules, lateCode } from "./late-code";
import { inTime } from "./load-in-time";
import { start } from "./start";

const imports: {
  [Name in keyof LateModules]?: () => Promise<LateModules[Name]>;
} = lateCode;

const late: LateCode = {
  load(name) {
    const load = imports[name];
    if (!load) throw new Error(`late-code.ts has no "${name}".`);
    return inTime(load());
  },
  fetchAhead() {},
};

/** Starts the page's script in the dev server, where the framework hydrates the page first. */
export function StartInDev() {
  useEffect(() => start(document, late), []);
  return null;
}
