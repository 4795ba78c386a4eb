import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Waits until what was typed into an editor is with the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
