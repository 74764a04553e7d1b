/** Runs in the page: what does not fit the viewport, and how many elements of each kind were checked. */
export function misfits() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && element.offsetWidth > 1,
    );
  const lineBoxes = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const issues: string[] = [];
  if (scrollWidth > clientWidth) issues.push("the page scrolls sideways");

  const texts = shown("main :is(h1, h2, h3, a, p, summary)");

  const words = shown("h1 > :not([aria-hidden]) > :not([aria-hidden])");
  const pictures = "main :is(img, svg)";
  const lines = (words[0] ? words : shown("h1")).flatMap(lineBoxes);
  for (const line of lines) {
    const y = (line.top + line.bottom) / 2;
    for (let x = line.left; x <= line.right; x += 8) {
      if (document.elementsFromPoint(x, y).some((hit) => hit.matches(pictures)))
        issues.push(`a picture meets the heading at ${Math.round(x)}`);
    }
  }

  const actions = shown(
    "main > :first-child :is(a[data-kind], a[href^='tel:'])",
  );
  const end = actions[0]?.getBoundingClientRect().bottom ?? 0;
  if (end > innerHeight)
    issues.push(`${actions[0]?.textContent} ends at ${Math.round(end)}`);

  const rows = new Map<number, number>();
  const titles = shown("main li:not([data-card]) > h3");
  for (const title of titles) {
    const row = Math.round(
      title.parentElement?.getBoundingClientRect().top ?? 0,
    );
    const { top } = title.getBoundingClientRect();
    if (Math.abs((rows.get(row) ?? top) - top) > 1)
      issues.push(`${title.textContent} is not level with its row`);
    rows.set(row, top);
  }

  // Large text is shifted a little, so that its stems align.
  const { direction } = getComputedStyle(document.documentElement);
  const indent = (box?: DOMRect) =>
    box && (direction === "rtl" ? innerWidth - box.right : box.left);
  const edge = indent(shown("header a")[0]?.getBoundingClientRect()) ?? 0;
  let starts = 0;
  for (const section of shown("main > *, footer")) {
    const text = section.querySelector(
      "h1, h2:not(.visually-hidden), .h2, [data-stat] b",
    );
    // From right to left, a word of another script may be the first box of a line but not at its start.
    const boxes = text ? lineBoxes(text) : [];
    const starting = direction === "rtl" ? boxes : boxes.slice(0, 1);
    // A box at the window's edge is that of a whole heading.
    const indents = starting.flatMap((box) => indent(box) || []);
    if (indents.length === 0) continue;
    starts += 1;
    const start = Math.min(...indents);
    if (Math.abs(start - edge) > 8)
      issues.push(`${text?.textContent} begins at ${start}, not at ${edge}`);
  }
  const checked = [texts, lines, actions, titles].map(({ length }) => length);
  return { checked: [...checked, starts], found: issues };
}
