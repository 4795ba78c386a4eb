import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until the editor's changes are saved. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

/** The link to a page of the open show in the show's navigation. */
export const showPage = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Show", exact: true }).getByRole("link", { name, exact: true });
