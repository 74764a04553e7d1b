"use client";

import { useEffect } from "react";
import { type LateCode, type LateModules, lateCode } from "./late-code";
import { inTime } from "./load-in-time";
import { start } from "./start";

const imports = lateCode as {
  [Name in keyof LateModules]: () => Promise<LateModules[Name]>;
};

const late: LateCode = {
  load: (name) => inTime(imports[name]()),
  fetchAhead() {},
};

/** Starts the page's script in the dev server, where the framework hydrates the page first. */
export function StartInDev() {
  useEffect(() => start(document, late), []);
  return null;
}
