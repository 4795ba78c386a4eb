import type { Locator, Page } from "@playwright/test";
import { stageOf } from "./people";

const STEPS = 8;

/** Number of elements on the board that someone sees; null without a board. */
export async function drawnFor(page: Page): Promise<number | null> {
  const board = stageOf(page).locator("svg[data-board]");
  return (await board.count()) === 0 ? null : Number(await board.getAttribute("data-board"));
}

/** The editor of a person who may draw. */
export const whiteboardOf = (page: Page): Locator => page.getByRole("region", { name: "Whiteboard" });

/** Draws a stroke from one third of the board's width to two thirds, at a fraction of its height. */
export async function drawStroke(page: Page, height: number): Promise<void> {
  const canvas = whiteboardOf(page).locator("canvas.interactive");
  await canvas.focus();
  await page.keyboard.press("p");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("there is no board");
  const y = box.y + box.height * height;
  await page.mouse.move(box.x + box.width * 0.3, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(box.x + box.width * (0.3 + step * 0.04), y + step);
  await page.mouse.up();
}
