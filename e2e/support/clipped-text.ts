import type { Page } from "playwright/test";
import { unspaced } from "@/lib/content/locale";

/**
 * Text that cannot be read: it reaches beyond the viewport, a box with hidden overflow clips it, a line breaks inside a
 * word that fits on a line or in 96 pixels, or it overlaps other text.
 */
export function unreadableText(page: Page, scope: string): Promise<string[]> {
  const options = { within: scope, unspaced };
  return page.evaluate(({ within, unspaced }) => {
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
      range.selectNodeContents(node);
      pieces.push({ element, words, range });
    }

    const { lang } = document.documentElement;
    const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
    /** Words between spaces, and those of a script without spaces. */
    const wordsIn = (text: string) => [
      ...[...text.matchAll(new RegExp(`[^\\s\\-–—/${unspaced}]+`, "gu"))].map(
        (match) => ({ word: match[0], start: match.index }),
      ),
      ...[...segmenter.segment(text)]
        .filter(({ segment }) => new RegExp(`[${unspaced}]`, "u").test(segment))
        .map(({ segment, index }) => ({ word: segment, start: index })),
    ];
    // With the visitor's own letter spacing a word may need two lines.
    const brokenWords = (range: Range, element: Element) => {
      const { letterSpacing } = getComputedStyle(element);
      if (Number.parseFloat(letterSpacing) > 0) return [];
      const node = range.startContainer;
      const text = node.textContent ?? "";
      return wordsIn(text).flatMap(({ word, start }) => {
        const piece = document.createRange();
        piece.setStart(node, start);
        piece.setEnd(node, start + word.length);
        // In a text from right to left, a full stop after a Latin word is a box of its own on the same line.
        const boxes = [...piece.getClientRects()];
        const lines = new Set(boxes.map(({ top }) => top)).size;
        const length = boxes.reduce((sum, { width }) => sum + width, 0);
        const line = range.getBoundingClientRect().width;
        const fits = length <= Math.max(line, 96);
        return lines > 1 && fits ? `broken: ${word}` : [];
      });
    };

    const losses = ({ element, words, range }: Piece) => {
      const text = range.getBoundingClientRect();
      if (!text.width) return [];
      const lost: string[] = brokenWords(range, element);
      // A slide or a table that scrolls may be outside the viewport, but no text outside of it.
      const slide = element.closest(
        "[data-row] [role=group], [tabindex] > table",
      );
      const edges = slide?.getBoundingClientRect();
      const { left, right } = edges ?? { left: 0, right: innerWidth };
      if (text.left < left - 1 || text.right > right + 1) lost.push(words);
      let box: Element | null = element;
      while (box && box !== document.body && box !== slide) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cut =
          (/hidden|clip/.test(overflowX) &&
            (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (text.bottom > edge.bottom + 8 || text.top < edge.top - 8));
        if (cut) lost.push(`cut: ${words}`);
        box = box.parentElement;
      }
      return lost;
    };

    const lines = pieces
      // Elements that lie over the page are checked separately.
      .filter(({ element }) => within !== "body" || !element.closest(apart))
      .map(({ words, range }) => ({
        words: words.slice(0, 40),
        // The space above and below the characters may overlap, so only their middle third counts.
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
  }, options);
}
