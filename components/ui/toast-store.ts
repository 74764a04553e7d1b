export type Toast = { id: number; tone: "success" | "error"; text: string };

type Board = {
  /** A notice may come soon, so the code that shows it should. */
  expected: boolean;
  toasts: readonly Toast[];
};

/** The most notices on the screen at once; an older one makes room. */
export const toastLimit = 20;

let board: Board = { expected: false, toasts: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/** The one board of the site. It outlives pages, so a notice given before a route change is read after it. */
export function getToasts(): Board {
  return board;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function preloadToaster(): void {
  if (!board.expected) change({ ...board, expected: true });
}

/** Shows a text to the visitor, as text and nothing added. A success takes away the errors it made untrue. */
export function toast(tone: Toast["tone"], text: string): void {
  lastId += 1;
  const valid = board.toasts.filter(
    (notice) => tone === "error" || notice.tone === "success",
  );
  change({
    expected: true,
    toasts: [...valid, { id: lastId, tone, text }].slice(-toastLimit),
  });
}

export function dismissToast(id: number): void {
  change({
    ...board,
    toasts: board.toasts.filter((notice) => notice.id !== id),
  });
}

function change(next: Board): void {
  board = next;
  for (const listener of [...listeners]) listener();
}
