/** It rests at most so many pixels above its corner. */
const highest = 280;

/** Has the messaging button rise to the nearest place where it lies on no text and no control. */
export function placeChatButton(): void {
  const button = document.querySelector<HTMLElement>("body > aside");
  button?.style.setProperty("--rise", `${riseFrom(button)}px`);
}

/** How far above its corner it lies on nothing; if it would do so everywhere, it stays in the corner. */
function riseFrom(button: Element): number {
  const corner = button.getBoundingClientRect();
  const taken: DOMRect[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll("main *, footer *")) {
    const box = element.getBoundingClientRect();
    if (box.bottom < corner.top - highest || box.top > corner.bottom) continue;
    if (element.matches("button, input, summary, textarea")) taken.push(box);
    for (const node of element.childNodes) {
      // Safari before 17.4 does not know the method, and gives texts that are not shown no rectangles.
      if (!(node instanceof Text) || element.checkVisibility?.() === false)
        continue;
      range.selectNode(node);
      taken.push(...range.getClientRects());
    }
  }
  for (let rise = 0; rise <= highest; rise += 4) {
    const isFree = taken.every(
      ({ right, top, bottom }) =>
        right < corner.left ||
        bottom < corner.top - rise ||
        top > corner.bottom - rise,
    );
    if (isFree) return rise;
  }
  return 0;
}
