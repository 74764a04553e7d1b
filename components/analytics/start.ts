import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type ContactEvent, onMeasure } from "@/lib/on-measure";

/** Reports the vitals of the visit and every use of a contact link; forms report for themselves. */
export function start() {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) =>
      onMeasure?.({ kind: "vital", name, value, path: location.pathname }),
    );
  }
  // The code starts with the first tap, so that tap itself is only in the browser's record.
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
