import { createStore } from "@/lib/store";

/** Whatever the tab has stored makes the loader start at once, as something may have to stand still. */
const key = "paused";

/**
 * Which moving widgets the visitor has stopped. Remembered for the session, so that a widget that was stopped once
 * stays stopped on every page that shows it; without storage it is remembered until the document goes.
 */
const stopped = createStore<readonly string[]>(stored());

export const onPausedChange = stopped.subscribe;

export function isPaused(widget: string): boolean {
  return stopped.getState().includes(widget);
}

export function setPaused(widget: string, paused: boolean) {
  const others = stopped.getState().filter((name) => name !== widget);
  const widgets = paused ? [...others, widget] : others;
  try {
    if (widgets.length > 0) sessionStorage.setItem(key, widgets.join(" "));
    else sessionStorage.removeItem(key);
  } catch {}
  stopped.setState(widgets);
}

/** Browsers throw on the mere mention of storage that the visitor has forbidden. */
function stored(): string[] {
  try {
    return sessionStorage.getItem(key)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
