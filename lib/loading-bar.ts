/** The wait for a page that a visitor feels, in milliseconds. */
const noticeableWait = 400;

/**
 * Says that another page is on its way, once the wait is felt. Outside of the body, whose elements are the framework's.
 * @returns ends it
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
