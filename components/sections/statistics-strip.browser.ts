import { observeVisibility } from "@/components/ui/observe-visibility.browser";
import { reducedMotion } from "@/components/ui/reduced-motion.browser";

const visibleShare = 0.1;

countWhenVisible.selector = "[data-counts]";

/**
 * Counts the statistics in the root up once, when a tenth of it is first visible, until it leaves the window. Those in
 * the window at the start are visible already and do not count. With reduced motion, and on paper, the final numbers
 * show.
 */
export function countWhenVisible(root: HTMLElement, signal: AbortSignal) {
  const reduced = reducedMotion();
  if (reduced.matches) return;
  const statistics = [
    ...root.querySelectorAll<HTMLElement>("[data-stat]"),
  ].filter((statistic) => !isInWindow(statistic));
  let counts: Animation[] | undefined;
  function showZero() {
    counts ??= statistics.flatMap(count);
    return counts;
  }
  function finish() {
    for (const one of counts ?? []) one.finish();
    counts = [];
  }
  observeVisibility(root, signal, (isVisible) => {
    // From the first pixel on, and never before somebody could see it.
    if (isVisible) showZero();
    // Out of view the count would take frames of a scroll.
    else if (counts?.some(({ playState }) => playState === "running")) finish();
  });
  observeVisibility(
    root,
    signal,
    (isVisible) => {
      if (!isVisible) return;
      for (const one of showZero()) if (one.playState === "paused") one.play();
    },
    { threshold: visibleShare },
  );
  reduced.addEventListener("change", finish, { signal });
  window.addEventListener("beforeprint", finish, { signal });
  signal.addEventListener("abort", finish);
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/**
 * Draws the count of a statistic from zero, in copies that cover the final number and dots: the document keeps both.
 * Only `transform`, `opacity` and clips change, in animations as long as the count, so that the browser moves them
 * without style, layout or paint of the page.
 * @returns the animations, paused
 */
function count(statistic: HTMLElement): Animation[] {
  const { stat, step, decimals = 0 } = statistic.dataset;
  const steps = Number(stat);
  const stepMs = Number(step);
  const one = 10 ** Number(decimals);
  // Half a step more, so that the last number is surely drawn when the final one shows again.
  const duration = (steps + 0.5) * stepMs;
  const animations: Animation[] = [];
  // While a value stays, the browser does nothing: steps of the whole animation do that, those of its keyframes do not.
  const atOnce = { easing: "steps(1, start)" };

  const number = statistic.querySelector("[data-stat-value]");
  if (number) countDigits(number);
  const field = statistic.querySelector<SVGElement>("[data-lit]");
  if (field) countDots(field, Number(field.dataset.lit));
  for (const line of statistic.querySelectorAll("[data-line] .on"))
    animate(
      line,
      { clipPath: ["inset(-9px 100% -9px -9px)", "inset(-9px 0 -9px -9px)"] },
      { easing: "steps(100)" },
    );
  return animations;

  /** Above each character of the number stands a column, of the ten digits or ten times a mark, and moves up. */
  function countDigits(number: Element) {
    const texts = document.createTreeWalker(number, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode() as Text | null;
    const box = number.parentElement?.getBoundingClientRect();
    const digits = (part: string) => part.replace(/\D/g, "");
    // A translator may have written the number in the digits of another script.
    if (!text || !box || Number(digits(text.data)) !== steps) return;
    const range = document.createRange();
    const columns = document.createElement("span");
    columns.dataset.columns = "";
    for (const [at, character] of text.data.split("").entries()) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { left, width } = range.getBoundingClientRect();
      const column = columns.appendChild(document.createElement("span"));
      column.style.left = `${((left - box.left) / box.width) * 100}%`;
      column.style.width = `${(width / box.width) * 100}%`;
      column.dataset.lines = Array.from("0123456789", (digit) =>
        digits(character) ? digit : character,
      ).join("\n");
      // In steps. A mark belongs to the digit before it.
      const unit = 10 ** digits(text.data.slice(at + 1)).length;
      const reached = unit > one ? unit * stepMs : 0;
      const turn = 10 * unit * stepMs;
      // Rounding may end an animation a moment before the others.
      const fill = "forwards";
      animate(
        column,
        { opacity: [0, 1] },
        { ...atOnce, delay: reached, duration: duration - reached, fill },
      );
      animate(
        column,
        { transform: ["none", "translateY(-100%)"] },
        {
          easing: "steps(10)",
          duration: turn,
          iterations: duration / turn,
          fill,
        },
      );
    }
    cover(number, columns);
  }

  /**
   * Each row of dots moves in from the edge of the field, dot by dot. It is a drawing of its own: for a transform inside
   * of a drawing the browser would lay the page out at every frame of a scroll.
   */
  function countDots(field: SVGElement, perRow: number) {
    const drawing = field.ownerSVGElement as Element;
    const rows = document.createElement("span");
    rows.dataset.rows = "";
    const lines = field.getAttribute("d")?.split(/(?=M)/) ?? [];
    for (const [index, line] of lines.entries()) {
      const row = rows.appendChild(drawing.cloneNode() as Element);
      const path = row.appendChild(field.cloneNode() as Element);
      path.setAttribute("d", line);
      const lit = index * perRow;
      const dots = Math.min(perRow, steps / one - lit);
      animate(
        row,
        { transform: [`translate(${(dots / perRow) * -100}%)`, "none"] },
        {
          easing: `steps(${dots})`,
          delay: lit * one * stepMs,
          duration: dots * one * stepMs,
          fill: "both",
        },
      );
    }
    cover(field, rows, drawing);
  }

  function cover(final: Element, copy: Element, place = final) {
    // After all are measured: a change of the page in between would make the browser lay it out each time.
    queueMicrotask(() => place.after(copy));
    animate(final, { opacity: [1, 0] }, atOnce).onfinish = () => copy.remove();
  }

  function animate(
    element: Element,
    keyframes: PropertyIndexedKeyframes,
    options?: KeyframeAnimationOptions,
  ) {
    const animation = element.animate(keyframes, { duration, ...options });
    animation.pause();
    animations.push(animation);
    return animation;
  }
}
