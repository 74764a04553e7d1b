import type { Page } from "playwright/test";

/**
 * Words that nobody can read: they reach beyond the window, a box that hides its overflow cuts them, a line breaks
 * inside them, or they lie over other words.
 */
export function unreadableText(page: Page, scope: string): Promise<string[]> {
  return page.evaluate((within) => {
    const skipped =
      "svg, script, style, dialog:not([open]), .visually-hidden, [aria-hidden=true], a[href='#main']";
    const apart = "header, aside, [data-sonner-toaster], dialog";
    type Piece = { element: Element; words: string; range: Range };
    const pieces: Piece[] = [];
    const root = document.querySelector(within);
    if (!root) throw new Error(`Nothing on the page matches ${within}.`);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element || element.closest(skipped)) continue;
      if (!element.checkVisibility()) continue;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, node.textContent?.length ?? 0);
      pieces.push({ element, words, range });
    }

    // Words that the visitor has spaced out may need two lines: nothing of them is lost.
    const brokenWords = (range: Range, element: Element) => {
      const { letterSpacing } = getComputedStyle(element);
      if (Number.parseFloat(letterSpacing) > 0) return [];
      const node = range.startContainer;
      const text = node.textContent ?? "";
      return [...text.matchAll(/[^\s\-–—/]+/gu)].flatMap((match) => {
        const [word] = match;
        const piece = document.createRange();
        piece.setStart(node, match.index);
        piece.setEnd(node, match.index + word.length);
        return piece.getClientRects().length > 1 ? `broken: ${word}` : [];
      });
    };

    const losses = ({ element, words, range }: Piece) => {
      const text = range.getBoundingClientRect();
      if (!text.width) return [];
      const lost: string[] = brokenWords(range, element);
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
      return lost;
    };

    const lines = pieces
      // What stands over the page is checked by itself.
      .filter(({ element }) => within !== "body" || !element.closest(apart))
      .map(({ words, range }) => ({
        words: words.slice(0, 40),
        // The white above and below the characters may overlap: only their middle counts.
        middles: [...range.getClientRects()].map(
          ({ left, top, width, height }) =>
            new DOMRect(left + 1, top + height / 3, width - 2, height / 3),
        ),
      }));
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right &&
      b.left < a.right &&
      a.top < b.bottom &&
      b.top < a.bottom;
    const mixed = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(({ middles }) =>
          middles.some((middle) =>
            one.middles.some((other) => overlap(middle, other)),
          ),
        )
        .map(({ words }) => `${one.words} / ${words}`),
    );
    return [...pieces.flatMap(losses), ...mixed];
  }, scope);
}
