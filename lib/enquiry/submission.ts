import type { Mail } from "./message";
import type { Outcome } from "./send-enquiry";

export type State =
  | { phase: "idle" }
  | { phase: "submitting" }
  | { phase: "success" }
  | { phase: "error"; outcome: Outcome };

export type Event =
  | { type: "submit" }
  | { type: "answer"; outcome: Outcome }
  | { type: "clear" };

/** The four states of a form. An event that has no place in a state leaves the very same state. */
export function transition(state: State, event: Event): State {
  switch (event.type) {
    case "submit":
      return state.phase === "submitting" ? state : { phase: "submitting" };
    case "answer":
      if (state.phase !== "submitting") return state;
      return event.outcome.kind === "sent"
        ? { phase: "success" }
        : { phase: "error", outcome: event.outcome };
    case "clear":
      return state.phase === "submitting" ? state : { phase: "idle" };
  }
}

export type Enquiry = ReturnType<typeof createSubmission>;

/**
 * One form's life, kept outside its component: a visitor may leave the page and come back while a mail is under way,
 * and must find the form still locked.
 */
export function createSubmission() {
  let state: State = { phase: "idle" };
  const listeners = new Set<(state: State) => void>();

  function dispatch(event: Event): boolean {
    const next = transition(state, event);
    if (next === state) return false;
    state = next;
    for (const listener of [...listeners]) listener(state);
    return true;
  }

  return {
    getState: () => state,
    /** Calls the listener after each change of state. Returns the way to stop it. */
    subscribe(listener: (state: State) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends unless a mail is under way; then it sends nothing and resolves with nothing. */
    async submit(
      mail: Mail,
      send: (mail: Mail) => Promise<Outcome>,
    ): Promise<Outcome | undefined> {
      if (!dispatch({ type: "submit" })) return undefined;
      const outcome = await send(mail).catch(unexpected);
      dispatch({ type: "answer", outcome });
      return outcome;
    },
    clear() {
      dispatch({ type: "clear" });
    },
  };
}

function unexpected(error: unknown): Outcome {
  return { kind: "unreachable", detail: String(error) };
}
