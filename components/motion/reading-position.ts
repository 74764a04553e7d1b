/*
 * A jump within the page is no other page: the history entry that it leaves notes where the visitor was reading, and
 * Back returns there. The browser's own restoration is off, as it would show other pages half-way down.
 */

/** Gives the page another fragment, as a step that Back undoes. */
export function pushHash(hash: string, state: object | null = null) {
  const readAt = window.scrollY;
  history.replaceState({ ...history.state, readAt }, "");
  history.pushState(state, "", hash);
}

/** Scrolls to where the visitor was when the page got another fragment. Returns whether that is known. */
export function restoreReadingPosition(): boolean {
  const top: number | undefined = history.state?.readAt;
  if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  return top !== undefined;
}
