/** After this many milliseconds a visitor notices the wait for a page. */
const noticeableWait = 400;

/**
 * Shows that another page is loading, after a noticeable wait. It is outside the body, whose elements belong to React.
 * @returns removes the bar
 */
export function showLoadingBar(label: string): () => void {
  const bar = document.createElement("div");
  bar.className = "loading-bar";
  bar.setAttribute("role", "status");
  bar.setAttribute("aria-label", label);
  const timer = setTimeout(
    () => document.documentElement.append(bar),
    noticeableWait,
  );
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
