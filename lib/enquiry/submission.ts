import { createStore } from "../store";
import type { SendOutcome } from "./send-enquiry";

type SubmissionState =
  | { phase: "idle" | "submitting" | "success" }
  | { phase: "error"; outcome: SendOutcome };

/**
 * One form's submission, kept outside its component: a visitor may leave the page and come back while a message is
 * under way, and must find the form still locked.
 */
export function createSubmission() {
  const { getState, setState, subscribe } = createStore<SubmissionState>({
    phase: "idle",
  });
  return {
    getState,
    subscribe,
    /** Sends unless a message is under way; then it resolves with nothing. */
    async submit(
      send: () => Promise<SendOutcome>,
    ): Promise<SendOutcome | undefined> {
      if (getState().phase === "submitting") return undefined;
      setState({ phase: "submitting" });
      const outcome = await send();
      setState(
        outcome.kind === "sent"
          ? { phase: "success" }
          : { phase: "error", outcome },
      );
      return outcome;
    },
    clear() {
      if (getState().phase !== "submitting") setState({ phase: "idle" });
    },
  };
}
