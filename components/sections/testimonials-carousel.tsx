"use client";

import { enhancer } from "@/components/ui/enhancer";
import type { Interface } from "@/lib/content/schema";

/** Makes the row of quotes inside it a carousel once the visitor comes near. Until then the row scrolls and snaps. */
export const TestimonialsCarousel = enhancer<{
  labels: Pick<Interface["carousel"], "pause" | "start">;
}>(() => import("./carousel-controller"), { moves: true });
