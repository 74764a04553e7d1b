import type { Page } from "playwright/test";

/** Words that reach beyond the window, or that a box which hides its overflow cuts. */
export function lostWords(page: Page, part: string): Promise<string[]> {
  return page.evaluate((within) => {
    const skipped =
      "svg, script, style, dialog:not([open]), .visually-hidden, [aria-hidden=true], a[href='#main']";
    const lost: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(within) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || element.closest(skipped)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (!text.width || !element.checkVisibility()) continue;
      // A slide may stand outside the window, but no word outside its slide.
      const slide = element.closest("[aria-roledescription=slide]");
      const edges = slide?.getBoundingClientRect();
      const { left, right } = edges ?? { left: 0, right: innerWidth };
      if (text.left < left - 1 || text.right > right + 1) lost.push(words);
      for (let box = element; box !== document.body && box !== slide; ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cut =
          (/hidden|clip/.test(overflowX) &&
            (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (text.bottom > edge.bottom + 8 || text.top < edge.top - 8));
        if (cut) lost.push(`cut: ${words}`);
        if (!box.parentElement) break;
        box = box.parentElement;
      }
    }
    return lost;
  }, part);
}

/** Words that lie over other words. */
export function mixedWords(page: Page, part: string): Promise<string[]> {
  return page.evaluate((within) => {
    const skipped =
      "svg, script, style, dialog:not([open]), .visually-hidden, [aria-hidden=true], a[href='#main']";
    const apart = "header, aside, [data-sonner-toaster], dialog";
    const pieces: { element: Element; words: string; lines: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector(within) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || element.closest(skipped)) continue;
      // What stands over the page belongs to it no more; it is looked at by itself.
      if (within === "body" && element.closest(apart)) continue;
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The white above and below the letters may overlap: only their middle counts.
      const lines = [...range.getClientRects()].map(
        ({ left, top, width, height }) =>
          new DOMRect(left + 1, top + height / 3, width - 2, height / 3),
      );
      pieces.push({ element, words, lines });
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right &&
      b.left < a.right &&
      a.top < b.bottom &&
      b.top < a.bottom;
    return pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter(({ lines }) =>
          lines.some((line) => one.lines.some((other) => overlap(line, other))),
        )
        .map(
          ({ words }) => `${one.words.slice(0, 40)} / ${words.slice(0, 40)}`,
        ),
    );
  }, part);
}
