"use client";

import { enhancer } from "@/components/ui/enhancer";

/** The box that counts its statistics up, once, when it comes into view. Its code comes early, so that no final figure is seen to drop to nothing. */
export const CountingStrip = enhancer(() => import("./counting-controller"), {
  moves: true,
  margin: "800px 0px",
});
