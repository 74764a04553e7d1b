import type { Locator } from "playwright/test";

export async function getBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return box;
}

export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([getBox(one), getBox(other)]);
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}
