import { createStore } from "@/lib/store";

/** The loader starts at once if the tab's storage has an item, because a widget may have to be paused. */
const key = "paused";

/**
 * The widgets that the visitor has paused. Stored for the session, so that a paused widget stays paused on every page.
 * Without storage, they stay paused until the document is unloaded.
 */
const pausedWidgets = createStore<readonly string[]>(readStored());

export const onPausedChange = pausedWidgets.subscribe;

export function isPaused(widget: string): boolean {
  return pausedWidgets.getState().includes(widget);
}

export function setPaused(widget: string, paused: boolean) {
  const others = pausedWidgets.getState().filter((name) => name !== widget);
  const widgets = paused ? [...others, widget] : others;
  try {
    if (widgets.length > 0) sessionStorage.setItem(key, widgets.join(" "));
    else sessionStorage.removeItem(key);
  } catch {}
  pausedWidgets.setState(widgets);
}

/** Reading `sessionStorage` throws an error if the visitor has blocked storage. */
function readStored(): string[] {
  try {
    return sessionStorage.getItem(key)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
