import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { type ContactEvent, type Measurement, report } from "./report";

/** The DOM event by which a form says how its sending ended. */
export const formOutcome = "enquiry-outcome";

/** Reports the vitals of the visit and every way of making contact. */
export function start() {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    onVital(({ name, value }) =>
      send({ kind: "vital", name, value, path: location.pathname }),
    );
  }
  document.addEventListener("click", ({ target }) => {
    const link = (target as Element | null)?.closest?.("a");
    const name = link && contactOf(link);
    if (name) sendContact(name);
  });
  document.addEventListener(formOutcome, (event) => {
    sendContact((event as CustomEvent<"form_sent" | "form_failed">).detail);
  });
}

function contactOf(link: HTMLAnchorElement): ContactEvent | null {
  if (link.protocol === "tel:") return "call";
  if (link.protocol === "mailto:") return "mail";
  return link.dataset.contact === "chat" ? "chat" : null;
}

function sendContact(name: ContactEvent) {
  send({ kind: "contact", name, path: location.pathname });
}

function send(measurement: Measurement) {
  report?.(measurement);
}
