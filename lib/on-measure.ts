/**
 * What the owner of the site may measure. Nothing is measured, and not one byte is shipped for it, while this is null.
 *
 * To measure, put a function here, and the URL that it sends to below. With Plausible, a counter without cookies:
 *   export const onMeasure: OnMeasure | null = ({ kind, name }) =>
 *     navigator.sendBeacon(endpoint ?? "", JSON.stringify({
 *       name: `${kind} ${name}`, url: location.href, domain: location.hostname }));
 *   export const endpoint: string | null = "https://plausible.io/api/event";
 * Measurements carry no personal data; content/privacy.json has to name the service all the same.
 */
export const onMeasure: OnMeasure | null = null;

/** The URL that it sends to. The policy of the site allows this origin and, besides the relay, no other. */
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
  | { kind: "contact"; name: ContactEvent; path: string };

export type ContactEvent =
  | "call"
  | "mail"
  | "chat"
  | "form_sent"
  | "form_failed";
