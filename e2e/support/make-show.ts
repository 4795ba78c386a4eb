import { expect, type Page } from "@playwright/test";
import { pressEnter } from "./press";

interface NewShow {
  title: string;
  brief?: string;
  /** Has the run of show written, which costs a build credit. */
  plan?: boolean;
  /** Keeps it as a draft, whose pages are not open yet. */
  draft?: boolean;
}

/** Makes a test show on the desk, by the keyboard alone, and opens its page; answers its slug. */
export async function makeShow(
  page: Page,
  { title, brief, plan = false, draft = false }: NewShow,
): Promise<string> {
  await page.goto("/dashboard/test/shows");
  await page.getByRole("link", { name: "New show" }).press("Enter");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  if (brief) await page.getByRole("textbox", { name: "Brief" }).fill(brief);
  if (!plan) await page.getByRole("checkbox", { name: /Generate run of show/ }).press("Space");
  if (draft) await page.getByRole("checkbox", { name: /Keep as draft/ }).press("Space");
  await pressEnter(page.getByRole("button", { name: "Create show" }));
  // It opens by itself, once its run of show is written.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title, { timeout: 30_000 });
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
