import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Presses a button by key once it takes presses; unlike a click, a key does not wait for that. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

/** Chooses in a menu by the keyboard alone. */
export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  await pressEnter(page.getByRole("button", { name: menu, exact: true }));
  const entry = page.getByRole("menuitem", { name: item });
  await expect(entry).toBeVisible();
  await entry.press("Enter");
}

/** Types over whatever stands in a field. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.press("Control+a");
  await field.page().keyboard.type(text);
}
