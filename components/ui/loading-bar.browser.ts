/** The delay in milliseconds after which a visitor notices that a page is still loading. */
const noticeableWait = 400;

/**
 * Shows that another page or the code of a widget is loading, after a noticeable wait. The bar is outside of the body,
 * whose children others change.
 * @returns a function that removes the bar
 */
export function showLoadingBar(label: string): () => void {
  const bar = document.createElement("div");
  bar.className = "loading-bar";
  bar.setAttribute("role", "status");
  bar.setAttribute("aria-label", label);
  const timer = setTimeout(() => document.body.after(bar), noticeableWait);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}
