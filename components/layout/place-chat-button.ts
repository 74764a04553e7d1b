import { reducedMotion } from "@/components/motion/reduced-motion";

/** After so many milliseconds without a scroll the page is being read. */
const rest = 1000;
/** It rests at most so many pixels above its corner. */
const highest = 280;

/**
 * The messaging button is `data-away` while the visitor scrolls down, unless less motion is asked for. At rest it rises
 * to the nearest place where it lies on no text and no control (`--rise`).
 * @returns ends it
 */
export function placeChatButton(): (() => void) | undefined {
  const box = document.querySelector<HTMLElement>("body > aside");
  if (!box) return;
  let timer: ReturnType<typeof setTimeout>;
  let last = window.scrollY;
  const settle = () => {
    box.removeAttribute("data-away");
    box.style.setProperty("--rise", `${riseFrom(box)}px`);
  };
  const follow = () => {
    const isDown = window.scrollY > last && !reducedMotion().matches;
    last = window.scrollY;
    box.toggleAttribute("data-away", isDown);
    box.style.removeProperty("--rise");
    clearTimeout(timer);
    timer = setTimeout(settle, rest);
  };
  settle();
  window.addEventListener("scroll", follow, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener("scroll", follow);
  };
}

/** How far above its corner it lies on nothing; if it would do so everywhere, it stays in the corner. */
function riseFrom(box: Element): number {
  const corner = box.getBoundingClientRect();
  const isFree = (rise: number, { left, right, top, bottom }: DOMRect) =>
    right < corner.left ||
    left > corner.right ||
    bottom < corner.top - rise ||
    top > corner.bottom - rise;
  const taken: DOMRect[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("main *, footer *")) {
    const box = element.getBoundingClientRect();
    if (box.bottom < corner.top - highest || box.top > corner.bottom) continue;
    if (element.matches("button, input, summary, textarea")) taken.push(box);
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !element.checkVisibility()) continue;
      range.selectNode(node);
      taken.push(...range.getClientRects());
    }
  }
  for (let rise = 0; rise <= highest; rise += 4)
    if (taken.every((box) => isFree(rise, box))) return rise;
  return 0;
}
