/**
 * Receives all measurements. While it is null, the site measures nothing and ships no code for it.
 *
 * To measure, set a function here and the URL that it sends to below. For Plausible, which uses no cookies:
 *   export const onMeasure: OnMeasure | null = ({ kind, name }) =>
 *     navigator.sendBeacon(endpoint ?? "", JSON.stringify({
 *       name: kind === "visit" ? name : `${kind} ${name}`, url: location.href, domain: location.hostname }));
 *   export const endpoint: string | null = "https://plausible.io/api/event";
 * Measurements contain no personal data, but content/privacy.json has to name the service.
 */
export const onMeasure: OnMeasure | null = null;

/** The URL that `onMeasure` sends to. The site's policy allows only this origin and the relay's. */
export const endpoint: string | null = null;

export type OnMeasure = (measurement: Measurement) => void;

export type Measurement =
  /** Core web vitals in milliseconds, except CLS, which has no unit. INP replaces the retired FID. */
  | {
      kind: "vital";
      name: "CLS" | "INP" | "FCP" | "LCP" | "TTFB";
      value: number;
      path: string;
    }
  | { kind: "contact"; name: ContactEvent; path: string }
  /** A page is shown, also one that the visitor goes back to. */
  | { kind: "visit"; name: "pageview"; path: string };

export type ContactEvent =
  | "call"
  | "mail"
  | "chat"
  | "form_sent"
  | "form_failed";
