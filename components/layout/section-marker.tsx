"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { trackCurrentSection } from "@/components/motion/track-current-section";

/** Marks the section that is being read in the navigation that is in use: the bar, or the drawer on narrow screens. */
export function SectionMarker() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another landing page has other sections below the same links
  useEffect(trackCurrentSection, [pathname]);
  return null;
}
