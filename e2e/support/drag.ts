import type { Locator, Page } from "@playwright/test";

/**
 * Drags with the mouse from the center of one element to the center of another; `beyond` is how many pixels
 * further to the right.
 */
export async function drag(page: Page, from: Locator, to: Locator, beyond = 0): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("One of both is not on the page.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2 + beyond, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}
