export type Toast = {
  id: number;
  tone: "success" | "error";
  text: string;
  /** What it is about; a new attempt at the same dismisses it. */
  topic: string;
};

type State = {
  /** A toast may come soon, so the code that shows it should. */
  isPreloading: boolean;
  toasts: readonly Toast[];
};

/** The most toasts on the screen; an older one makes room. */
export const toastLimit = 20;

let state: State = { isPreloading: false, toasts: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/** The one store of the site. It outlives pages, so a toast shown before a route change is read after it. */
export function getToasts(): State {
  return state;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function preloadToaster(): void {
  if (!state.isPreloading) change({ ...state, isPreloading: true });
}

/** Shows a text to the visitor, as text and nothing added. */
export function toast(tone: Toast["tone"], text: string, topic: string): void {
  lastId += 1;
  const toasts = [...state.toasts, { id: lastId, tone, text, topic }];
  change({ isPreloading: true, toasts: toasts.slice(-toastLimit) });
}

export function dismissToast(id: number): void {
  keep((toast) => toast.id !== id);
}

export function dismissToasts(topic: string): void {
  keep((toast) => toast.topic !== topic);
}

function keep(isKept: (toast: Toast) => boolean): void {
  if (!state.toasts.every(isKept))
    change({ ...state, toasts: state.toasts.filter(isKept) });
}

function change(next: State): void {
  state = next;
  for (const listener of [...listeners]) listener();
}
