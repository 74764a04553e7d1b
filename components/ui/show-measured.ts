type Entry = PerformanceResourceTiming & { activationStart?: number };

/** Fills in the figures of a measured line when the page has loaded and was painted, and shows it. */
export function showMeasured(line: HTMLElement, signal: AbortSignal) {
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
    const values: Record<string, string> = measure(paint);
    for (const figure of line.querySelectorAll<HTMLElement>("[data-figure]"))
      figure.textContent = values[figure.dataset.figure ?? ""] ?? "0";
    line.dataset.unseen = "false";
  }
}

function measure(paint: PerformanceEntry) {
  const entries = performance.getEntries() as Entry[];
  const files = entries.filter(({ transferSize }) => transferSize >= 0);
  // The time of a prerendered page starts at its activation.
  const wait = paint.startTime - (files[0]?.activationStart ?? 0);
  const seconds = (Math.ceil(Math.max(wait, 0) / 100) / 10).toFixed(1);
  // A cached file has no transfer size, so its body size counts.
  const sizes = files.map((f) => Math.max(f.transferSize, f.encodedBodySize));
  const kilobytes = `${Math.ceil(sizes.reduce((a, b) => a + b, 0) / 1000)}`;
  const hosts = files.map(({ name }) => name.match(/^http.+?\w(?=\/)/)?.[0]);
  const others = hosts.filter((host) => host && host !== location.origin);
  const companies = `${new Set(others).size}`;
  return { seconds, kilobytes, companies };
}
