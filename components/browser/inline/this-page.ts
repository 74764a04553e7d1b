import { showLoadingBar } from "@/components/ui/loading-bar.browser";

/** The accessible name of the loading bar; the build defines it. */
declare const LOADING: string;

export const root = document.documentElement;

/** How the visitor came: by a link, a reload, or Back and Forward. */
export const loadType = () =>
  (
    performance.getEntriesByType("navigation")[0] as
      | PerformanceNavigationTiming
      | undefined
  )?.type;

/** A prerendered page has no frames, so this also waits until it is shown. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs when the document is parsed, and when its URL names another target. */
export function onTarget(run: () => void): void {
  for (const type of ["DOMContentLoaded", "hashchange"])
    addEventListener(type, run);
}

export const showBar = () => showLoadingBar(LOADING);
