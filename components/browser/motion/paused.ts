import { keepInSession, readSession } from "@/lib/site/session";

const key = "paused";

/**
 * The animations that the visitor has paused. Stored for the session, so that they stay paused on every page. Without
 * storage, they stay paused until the document is unloaded.
 */
let paused = [readSession(key)].flat();

export function isPaused(animation: string): boolean {
  return paused.includes(animation);
}

export function setPaused(animation: string, isPaused: boolean) {
  paused = paused.filter((name) => name && name !== animation);
  if (isPaused) paused.push(animation);
  keepInSession(key, paused.length > 0 ? paused : undefined);
}
