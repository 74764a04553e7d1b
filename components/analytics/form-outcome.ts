const outcome = "enquiry-outcome";

export type FormOutcome = "form_sent" | "form_failed";

/** A form says how its sending ended. Call it inside `if (process.env.ANALYTICS)`, so that nothing of it ships unmeasured. */
export function reportFormOutcome(detail: FormOutcome) {
  document.dispatchEvent(new CustomEvent(outcome, { detail }));
}

export function onFormOutcome(listener: (detail: FormOutcome) => void) {
  document.addEventListener(outcome, (event) =>
    listener((event as CustomEvent<FormOutcome>).detail),
  );
}
