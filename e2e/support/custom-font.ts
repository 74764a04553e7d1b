import type { Page } from "playwright/test";

/** Whether every character of the first such element, and of what is in it, is drawn in a font of the site. */
export async function isCustom(page: Page, selector: string): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector,
  });
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId,
    selector: "*",
  });
  const used = await Promise.all(
    [nodeId, ...nodeIds].map((nodeId) =>
      client.send("CSS.getPlatformFontsForNode", { nodeId }),
    ),
  );
  await client.detach();
  const fonts = used.flatMap(({ fonts }) => fonts);
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
