export type Notice = { id: number; tone: "success" | "error"; text: string };

type Board = {
  /** A notice may come soon, so the code that shows it should. */
  expected: boolean;
  notices: readonly Notice[];
};

/** The most notices on the screen at once; an older one makes room. */
export const noticeLimit = 20;

let board: Board = { expected: false, notices: [] };
let lastId = 0;
const listeners = new Set<() => void>();

/** The one board of the site. It outlives pages, so a notice given before a route change is read after it. */
export function getBoard(): Board {
  return board;
}

export function watchBoard(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function expectNotices(): void {
  if (!board.expected) change({ ...board, expected: true });
}

/** Shows a text to the visitor, as text and nothing added. A success takes away the errors it made untrue. */
export function notify(tone: Notice["tone"], text: string): void {
  lastId += 1;
  const valid = board.notices.filter(
    (notice) => tone === "error" || notice.tone === "success",
  );
  change({
    expected: true,
    notices: [...valid, { id: lastId, tone, text }].slice(-noticeLimit),
  });
}

export function dismissNotice(id: number): void {
  change({
    ...board,
    notices: board.notices.filter((notice) => notice.id !== id),
  });
}

function change(next: Board): void {
  board = next;
  for (const listener of [...listeners]) listener();
}
