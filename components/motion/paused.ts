/**
 * Which moving parts the visitor has stopped. Remembered for the session, so that a part that was stopped once
 * stays stopped on every page that shows it; without storage it is remembered until the document goes.
 */
let stopped: Set<string> | undefined;
const listeners = new Set<() => void>();

/** The boot script looks for it, to start the page at once where something must stand still. */
const key = "paused";

export function isPaused(part: string): boolean {
  stopped ??= new Set(storage()?.getItem(key)?.split(" "));
  return stopped.has(part);
}

export function setPaused(part: string, paused: boolean) {
  if (isPaused(part) === paused) return;
  if (paused) stopped?.add(part);
  else stopped?.delete(part);
  const parts = [...(stopped ?? [])].join(" ");
  if (parts) storage()?.setItem(key, parts);
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
