import { wcagContrast } from "culori";
import type { Page } from "playwright/test";

/** Texts whose contrast with the surfaces below them is under 7:1 (4.5:1 from 24 px). */
export async function lowContrastTexts(
  page: Page,
  within: string,
): Promise<string[]> {
  const texts = await page.evaluate((within) => {
    const brush = document.createElement("canvas").getContext("2d", {
      willReadFrequently: true,
    }) as CanvasRenderingContext2D;
    const mix = (colours: string[]) => {
      for (const colour of ["Canvas", ...colours]) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const surfacesBelow = (element: Element): string[] => {
      const layers: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        layers.unshift(getComputedStyle(at).backgroundColor);
      // The link of the current section lies on a capsule that the list draws.
      const capsule = element.matches("[aria-current=location]")
        ? element.closest("ul")
        : null;
      if (capsule)
        layers.push(getComputedStyle(capsule, "::before").backgroundColor);
      return layers;
    };
    return [...document.querySelectorAll(`${within} *:not(head *, svg *)`)]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest("[aria-hidden=true], .visually-hidden, :disabled") &&
          [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          ),
      )
      .map((element) => {
        const { color, fontSize } = getComputedStyle(element);
        const surfaces = surfacesBelow(element);
        return {
          excerpt: element.textContent?.slice(0, 60),
          least: Number.parseFloat(fontSize) >= 24 ? 4.5 : 7,
          colors: [mix([...surfaces, color]), mix(surfaces)],
        };
      });
  }, within);
  return texts.flatMap(({ excerpt, least, colors }) => {
    const [text = "", below = ""] = colors.map(
      (rgb) => `#${Buffer.from(rgb).toString("hex")}`,
    );
    const ratio = wcagContrast(text, below);
    return ratio >= least ? [] : [`${ratio.toFixed(2)}: ${excerpt}`];
  });
}
