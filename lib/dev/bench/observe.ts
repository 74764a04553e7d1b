/** What the page tells about itself; times in ms since the navigation started. */
export type Observed = {
  firstPaint: number;
  largestPaint: number;
  /** Tag and beginning of the text of the largest element. */
  largestElement: string;
  /** Sum of all layout shifts, those right after an input too. */
  shift: number;
  shifted: string[];
  longTasks: { start: number; duration: number }[];
  /** The longest time from an input to the next paint, of each kind of event. */
  inputs: Record<string, number>;
};

declare global {
  var observed: Observed;
}

/** Runs in the page before anything of its own. */
export function observe(): void {
  const seen: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: "",
    shift: 0,
    shifted: [],
    longTasks: [],
    inputs: {},
  };
  globalThis.observed = seen;
  const on = (
    type: string,
    listener: (entry: never) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) listener(entry as never);
    }).observe({ type, buffered: true, ...options });
  const name = (node: Node | null | undefined) =>
    node
      ? `${node.nodeName.toLowerCase()} ${(node.textContent ?? "").trim().slice(0, 40)}`
      : "?";

  on("paint", ({ name, startTime }: PerformanceEntry) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  on(
    "largest-contentful-paint",
    ({ startTime, element }: PerformanceEntry & { element?: Element }) => {
      seen.largestPaint = startTime;
      seen.largestElement = name(element);
    },
  );
  on(
    "layout-shift",
    ({
      value,
      sources,
    }: PerformanceEntry & { value: number; sources: { node?: Node }[] }) => {
      seen.shift += value;
      seen.shifted.push(...sources.map(({ node }) => name(node)));
    },
  );
  on("longtask", ({ startTime, duration }: PerformanceEntry) => {
    seen.longTasks.push({ start: startTime, duration });
  });
  on(
    "event",
    ({
      name,
      duration,
      interactionId,
    }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId)
        seen.inputs[name] = Math.max(seen.inputs[name] ?? 0, duration);
    },
    // The least that browsers offer; what is quicker leaves no entry.
    { durationThreshold: 16 },
  );
}
