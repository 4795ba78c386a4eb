import type { Locator } from "@playwright/test";
import { expect } from "./test";

/** Presses a button by key once it takes presses; unlike a click, a key does not wait for that. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}
