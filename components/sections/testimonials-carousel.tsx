"use client";

import { enhancer } from "@/components/hydration/enhancer";

/** Makes the row of quotes inside it a carousel when the visitor approaches. Until then the row scrolls and snaps. */
export const TestimonialsCarousel = enhancer(
  () => import("@/components/motion/carousel-controller"),
);
