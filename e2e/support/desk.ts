import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until what was typed into an editor is with the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

/** The link to a page of the show that is open, in the show's own navigation. */
export const showPage = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Show", exact: true }).getByRole("link", { name, exact: true });
