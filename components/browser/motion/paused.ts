const key = "paused";

/**
 * The animations that the visitor has paused. Stored for the session, so that they stay paused on every page. Without
 * storage, they stay paused until the document is unloaded.
 */
let paused = readStored();

export function isPaused(animation: string): boolean {
  return paused.includes(animation);
}

export function setPaused(animation: string, isPaused: boolean) {
  paused = paused.filter((name) => name !== animation);
  if (isPaused) paused.push(animation);
  try {
    if (paused.length > 0) sessionStorage.setItem(key, paused.join(" "));
    else sessionStorage.removeItem(key);
  } catch {}
}

/** Reading `sessionStorage` throws an error if the visitor has blocked storage. */
function readStored(): string[] {
  try {
    return sessionStorage.getItem(key)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
