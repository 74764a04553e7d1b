"use client";

import { useEffect } from "react";
import { inTime, type LateCode } from "./late-code";
import { start } from "./start";

const late: LateCode = {
  analytics: inDev(() => import("./analytics")),
  carousel: inDev(() => import("@/components/browser/motion/attach-carousel")),
  form: inDev(() => import("@/components/browser/forms/attach-form")),
  reveal: inDev(() => import("@/components/browser/motion/reveal-on-scroll")),
  toasts: inDev(() => import("@/components/browser/toasts/toasts")),
};

/** Starts the page's script in the dev server, where the framework hydrates the page first. */
export function StartInDev() {
  useEffect(() => start(document, late), []);
  return null;
}

function inDev<Module>(load: () => Promise<Module>) {
  return { load: () => inTime(load()), fetchAhead: () => {} };
}
