import type { Outcome } from "./send-enquiry";

export type SubmissionState =
  | { phase: "idle" | "submitting" | "success" }
  | { phase: "error"; outcome: Outcome };

/**
 * One form's submission, kept outside its component: a visitor may leave the page and come back while a message is
 * under way, and must find the form still locked.
 */
export function createSubmission() {
  let state: SubmissionState = { phase: "idle" };
  const listeners = new Set<(state: SubmissionState) => void>();

  function become(next: SubmissionState) {
    state = next;
    for (const listener of [...listeners]) listener(state);
  }

  return {
    getState: () => state,
    /** Calls the listener after each change of state. Returns what ends that. */
    subscribe(listener: (state: SubmissionState) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends unless a message is under way; then it resolves with nothing. */
    async submit(send: () => Promise<Outcome>): Promise<Outcome | undefined> {
      if (state.phase === "submitting") return undefined;
      become({ phase: "submitting" });
      const outcome = await send();
      become(
        outcome.kind === "sent"
          ? { phase: "success" }
          : { phase: "error", outcome },
      );
      return outcome;
    },
    clear() {
      if (state.phase !== "submitting") become({ phase: "idle" });
    },
  };
}
