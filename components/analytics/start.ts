import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type ContactEvent, onMeasure } from "@/lib/on-measure";

/** Reports the web vitals of the visit and the clicks on contact links. Forms report their own events. */
export function start() {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) =>
      onMeasure?.({ kind: "vital", name, value, path: location.pathname }),
    );
  }
  // The first input loads this code, so the event itself is only in the browser's performance entries.
  const [first] = performance.getEntriesByType(
    "first-input",
  ) as PerformanceEventTiming[];
  sendContactAt(first?.target);
  document.addEventListener("click", ({ target }) => sendContactAt(target));
}

function sendContactAt(target?: EventTarget | null) {
  const link = (target as Element | null)?.closest?.("a");
  const name = link && contactOf(link);
  if (name) onMeasure?.({ kind: "contact", name, path: location.pathname });
}

function contactOf(link: HTMLAnchorElement): ContactEvent | null {
  if (link.protocol === "tel:") return "call";
  if (link.protocol === "mailto:") return "mail";
  return link.dataset.contact === "chat" ? "chat" : null;
}
