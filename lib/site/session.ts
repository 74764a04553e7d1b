/** What a tab keeps until it is closed. Storage may be full or blocked, or hold anything: then nothing is kept. */

export function readSession(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "");
  } catch {}
}

/** Removes what was kept if the value is undefined. */
export function keepInSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
