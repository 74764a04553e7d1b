/**
 * Which moving parts the visitor has stopped. Remembered for the session, so that a part that was stopped once
 * stays stopped on every page that shows it; without storage it is remembered until the document goes.
 */
const remembered = new Map<string, boolean>();
const listeners = new Set<() => void>();

export function isPaused(part: string): boolean {
  const known = remembered.get(part);
  if (known !== undefined) return known;
  const paused = storage()?.getItem(keyOf(part)) === "yes";
  remembered.set(part, paused);
  return paused;
}

export function setPaused(part: string, paused: boolean) {
  remembered.set(part, paused);
  if (paused) storage()?.setItem(keyOf(part), "yes");
  else storage()?.removeItem(keyOf(part));
  for (const listener of listeners) listener();
}

export function onPausedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keyOf(part: string) {
  return `paused:${part}`;
}

/** Browsers throw on the mere mention of storage that the visitor has forbidden. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
