/**
 * What the owner of the site may measure. Nothing is measured, and not one byte is shipped for it, while this is null.
 *
 * To measure, put a function here, such as
 *   export const report: Report | null = (measurement) => navigator.sendBeacon("/measurements", JSON.stringify(measurement));
 * Measurements carry no personal data. A receiver on another origin must be allowed by the site's policy (lib/export).
 */
export const report: Report | null = null;

export type Report = (measurement: Measurement) => void;

export type Measurement =
  /** Core web vitals; milliseconds, but for CLS, which has no unit. INP stands in for the retired FID. */
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
