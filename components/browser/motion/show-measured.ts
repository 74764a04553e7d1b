import { replaceText } from "@/components/browser/replace-text";
import { dotField } from "./dot-field";

type Entry = PerformanceResourceTiming & { activationStart?: number };

/** Fills in the measured figures when the page has loaded and was painted, and shows them. */
export function showMeasured(figures: HTMLElement, signal: AbortSignal) {
  // Also reports a paint that is over, and none before a prerendered page is shown.
  const paints = new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (!paint) return;
    if (document.readyState === "complete") show(paint);
    else window.addEventListener("load", () => show(paint), { signal });
  });
  paints.observe({ type: "paint", buffered: true });
  signal.addEventListener("abort", () => paints.disconnect());

  function show(paint: PerformanceEntry) {
    for (const [name, value, dots] of measure(paint)) {
      const figure = figures.querySelector(`[data-figure=${name}]`);
      const digits = figure?.querySelector("b > span");
      const field = figure?.querySelector("svg");
      if (!digits || !field) continue;
      replaceText(digits, value);
      const { width, height } = field.viewBox.baseVal;
      const lit = dotField(Math.min(dots, width * height), width, height);
      field.lastElementChild?.setAttribute("d", lit);
    }
    figures.dataset.unseen = "false";
  }
}

/** Each figure with its text and its number of dots. */
function measure(paint: PerformanceEntry): [string, string, number][] {
  const entries = performance.getEntries() as Entry[];
  const files = entries.filter(({ transferSize }) => transferSize >= 0);
  // The time of a prerendered page starts at its activation.
  const wait = paint.startTime - (files[0]?.activationStart ?? 0);
  const tenths = Math.ceil(Math.max(wait, 0) / 100);
  // A cached file has no transfer size, so its body size counts.
  const sizes = files.map((f) => Math.max(f.transferSize, f.encodedBodySize));
  const kilobytes = Math.ceil(sizes.reduce((a, b) => a + b, 0) / 1000);
  const hosts = files.map(({ name }) => name.match(/^http.+?\w(?=\/)/)?.[0]);
  const others = hosts.filter((host) => host && host !== location.origin);
  const companies = new Set(others).size;
  return [
    ["seconds", (tenths / 10).toFixed(1), tenths],
    ["kilobytes", `${kilobytes}`, Math.round(kilobytes / 10)],
    ["trackers", `${companies}`, companies],
  ];
}
