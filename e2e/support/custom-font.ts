import type { Page } from "playwright/test";

const mark = "data-tested-text";

/** The texts in the viewport that are rendered, wholly or partly, in a system font. */
export async function textInOtherFonts(page: Page): Promise<string[]> {
  await page.evaluate(markTexts, mark);
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: `[${mark}]`,
  });
  const wrong: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", {
      nodeId,
    });
    if (fonts.every(({ isCustomFont }) => isCustomFont)) continue;
    const { outerHTML } = await client.send("DOM.getOuterHTML", { nodeId });
    wrong.push(
      `${fonts.map(({ familyName }) => familyName)}: ${outerHTML.slice(0, 200)}`,
    );
  }
  await client.detach();
  return wrong;
}

/** Marks the elements in the viewport that contain text directly. */
function markTexts(mark: string) {
  for (const element of document.querySelectorAll("body *")) {
    const { top, bottom } = element.getBoundingClientRect();
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    element.toggleAttribute(
      mark,
      hasText && element.checkVisibility() && bottom > 0 && top < innerHeight,
    );
  }
}
