import { dotField } from "@/components/media/dot-field.browser";
import { observeVisibility } from "@/components/ui/observe-visibility.browser";
import { reducedMotion } from "@/components/ui/reduced-motion.browser";
import { replaceText } from "@/components/ui/replace-text.browser";

const visibleShare = 0.1;

countWhenVisible.selector = "[data-counts]";

/**
 * Counts the statistics in the root up once, when a tenth of it is first visible. With reduced motion, and on paper, the
 * final numbers stay.
 */
export function countWhenVisible(root: HTMLElement, signal: AbortSignal) {
  const reduced = reducedMotion();
  if (reduced.matches) return;
  const { start, finish } = countUp(root);
  observeVisibility(root, signal, (isVisible) => isVisible && start(), {
    threshold: visibleShare,
  });
  reduced.addEventListener("change", finish, { signal });
  window.addEventListener("beforeprint", finish, { signal });
  signal.addEventListener("abort", finish);
}

/**
 * Sets every statistic in the root to zero, except those in the window, whose final numbers are visible already.
 * The elapsed time determines the number, so a late frame does not make the count longer.
 * @returns `start` counts, once; `finish` shows the final numbers and stops.
 */
export function countUp(root: HTMLElement) {
  const counters = [...root.querySelectorAll<HTMLElement>("[data-stat]")]
    .filter((statistic) => !isInWindow(statistic))
    .map(createCounter);
  let frame = 0;
  let isStarted = false;
  for (const { show } of counters) show(0);

  function start() {
    if (isStarted) return;
    isStarted = true;
    const began = performance.now();
    const shown = counters.map(() => 0);
    const tick = () => {
      const elapsed = performance.now() - began;
      let counting = false;
      counters.forEach(({ target, step, show }, index) => {
        const due = Math.min(target, Math.floor(elapsed / step));
        if (due !== shown[index]) show(due);
        shown[index] = due;
        counting ||= due < target;
      });
      if (counting) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
  }

  function finish() {
    isStarted = true;
    cancelAnimationFrame(frame);
    for (const { show, target } of counters) show(target);
  }

  return { start, finish };
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

function createCounter(statistic: HTMLElement) {
  const digits = statistic.querySelector("[data-stat-value]");
  const field = statistic.querySelector<SVGPathElement>("[data-lit]");
  const line = statistic.querySelectorAll<SVGPathElement>("[data-line] .on");
  const columns = Number(field?.dataset.lit);
  const height = field?.ownerSVGElement?.viewBox.baseVal.height ?? 0;
  const target = Number(statistic.dataset.stat);
  const final = digits?.textContent ?? "";
  // A translator may have written the number in the digits of another script.
  const isCountable = Number(final.replace(/\D/g, "")) === target;
  const decimals = Number(statistic.dataset.decimals ?? 0);
  return {
    /** Steps to the final number. A step is 1, or 1 in the last decimal place. */
    target,
    step: Number(statistic.dataset.step),
    show(steps: number) {
      if (digits && isCountable)
        replaceText(digits, formatLike(final, steps, decimals));
      field?.setAttribute(
        "d",
        dotField(Math.min(steps, columns * height), columns, height),
      );
      for (const path of line) {
        // The complete line has no dashes, because they would leave a tiny gap.
        if (steps === target) path.removeAttribute("stroke-dasharray");
        else
          path.setAttribute(
            "stroke-dasharray",
            `${(steps * 100) / target} 100`,
          );
      }
    },
  };
}

/** Formats the steps with the marks of the final text: 7 in the format of "99.9", with one decimal, is "0.7". */
function formatLike(final: string, steps: number, decimals: number): string {
  const left = [...String(steps).padStart(decimals + 1, "0")];
  let text = "";
  for (let at = final.length - 1; left.length > 0; at--)
    text = (/\d/.test(final[at] ?? "") ? left.pop() : final[at]) + text;
  return text;
}
