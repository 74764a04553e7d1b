"use client";

import { useEffect } from "react";
import { inTime, type LateCode } from "./late-code";
import { start } from "./start";

const late: LateCode = {
  analytics: inDev(() => import("@/components/analytics/start")),
  carousel: inDev(() => import("@/components/motion/attach-carousel")),
  form: inDev(() => import("@/components/forms/attach-form")),
  reveal: inDev(() => import("@/components/motion/reveal-on-scroll")),
  toasts: inDev(() => import("@/components/ui/toasts")),
};

/** Starts the page's script in the dev server, where the framework hydrates the page first. */
export function StartInDev() {
  useEffect(() => start(document, late), []);
  return null;
}

function inDev<Module>(load: () => Promise<Module>) {
  return { load: () => inTime(load()), fetchAhead: () => {} };
}
