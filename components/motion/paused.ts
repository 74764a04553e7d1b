/**
 * Which moving widgets the visitor has stopped. Remembered for the session, so that a widget that was stopped once
 * stays stopped on every page that shows it; without storage it is remembered until the document goes.
 */
let stopped: Set<string> | undefined;
const listeners = new Set<() => void>();

/** Whatever the tab has stored makes the loader start at once, as something may have to stand still. */
const key = "paused";

export function isPaused(widget: string): boolean {
  stopped ??= new Set(storage()?.getItem(key)?.split(" "));
  return stopped.has(widget);
}

export function setPaused(widget: string, paused: boolean) {
  if (isPaused(widget) === paused) return;
  if (paused) stopped?.add(widget);
  else stopped?.delete(widget);
  const widgets = [...(stopped ?? [])].join(" ");
  if (widgets) storage()?.setItem(key, widgets);
  else storage()?.removeItem(key);
  for (const listener of listeners) listener();
}

export function onPausedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Browsers throw on the mere mention of storage that the visitor has forbidden. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
