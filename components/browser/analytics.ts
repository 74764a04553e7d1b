import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type ContactEvent, onMeasure } from "@/lib/site/on-measure";

/** Reports the visit, its web vitals and the clicks on contact links. Forms report their own events. */
export function start() {
  reportVisit();
  addEventListener("pageshow", ({ persisted }) => persisted && reportVisit());
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) =>
      onMeasure?.({ kind: "vital", name, value, path: location.pathname }),
    );
  }
  // An input before this code is only in the browser's performance entries.
  const [first] = performance.getEntriesByType(
    "first-input",
  ) as PerformanceEventTiming[];
  reportContact(first?.target);
  document.addEventListener("click", ({ target }) => reportContact(target));
}

function reportVisit() {
  onMeasure?.({ kind: "visit", name: "pageview", path: location.pathname });
}

function reportContact(target?: EventTarget | null) {
  const link = (target as Element | null)?.closest?.("a");
  const name = link && getContactEvent(link);
  if (name) onMeasure?.({ kind: "contact", name, path: location.pathname });
}

function getContactEvent(link: HTMLAnchorElement): ContactEvent | null {
  if (link.protocol === "tel:") return "call";
  if (link.protocol === "mailto:") return "mail";
  return link.dataset.contact === "chat" ? "chat" : null;
}
