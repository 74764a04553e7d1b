"use client";

import { enhancer } from "@/components/hydration/enhancer";

/** The box that counts its statistics up when it first comes into view. */
export const CountingStrip = enhancer(
  () => import("@/components/motion/counting-controller"),
  "800px 0px",
);
