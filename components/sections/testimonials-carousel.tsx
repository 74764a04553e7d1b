"use client";

import { enhancer } from "@/components/hydration/enhancer";
import type { Interface } from "@/lib/content/types";

/** Makes the row of quotes inside it a carousel when the visitor approaches. Until then the row scrolls and snaps. */
export const TestimonialsCarousel = enhancer<{
  labels: Pick<Interface["carousel"], "pause" | "start">;
}>(() => import("@/components/motion/carousel-controller"), {
  hydrateOn: "visible",
});
