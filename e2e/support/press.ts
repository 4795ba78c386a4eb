import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Presses a button by keyboard once it's enabled; unlike a click, a key press doesn't wait for that. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

/** Selects a menu item using only the keyboard. */
export async function chooseInMenu(page: Page, menu: string, item: string): Promise<void> {
  await pressEnter(page.getByRole("button", { name: menu, exact: true }));
  const entry = page.getByRole("menuitem", { name: item });
  await expect(entry).toBeVisible();
  await entry.press("Enter");
}

/** Replaces a field's content by typing. */
export async function typeOver(field: Locator, text: string): Promise<void> {
  await field.press("Control+a");
  await field.page().keyboard.type(text);
}
