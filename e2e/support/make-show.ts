import { expect, type Page } from "@playwright/test";
import { pressEnter } from "./press";
import { callAsPerson } from "./session-call";

interface NewShow {
  title: string;
  brief?: string;
  /** Creates it as a draft, whose pages aren't open yet. */
  draft?: boolean;
}

/** Creates a test show in one call as the person who is signed in, and opens its page; returns its slug. */
export async function makeShow(page: Page, { title, brief, draft = false }: NewShow): Promise<string> {
  const { slug } = draft
    ? await callAsPerson(page, "/v1/events", { title, brief })
    : (await callAsPerson(page, "/v1/showrooms", { title, brief, generate_show_plan: false })).showroom;
  await page.goto(`/dashboard/test/shows/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  return slug;
}

interface NewShowByHand extends NewShow {
  /** Has the run of show written, which costs a build credit. */
  plan?: boolean;
}

/** Creates a test show in the dashboard with the keyboard alone, and ends on its page; returns its slug. */
export async function makeShowByHand(
  page: Page,
  { title, brief, plan = false, draft = false }: NewShowByHand,
): Promise<string> {
  await page.goto("/dashboard/test/shows");
  await page.getByRole("link", { name: "New show" }).press("Enter");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  if (brief) await page.getByRole("textbox", { name: "Brief" }).fill(brief);
  if (!plan) await page.getByRole("checkbox", { name: /Generate run of show/ }).press("Space");
  if (draft) await page.getByRole("checkbox", { name: /Keep as draft/ }).press("Space");
  await pressEnter(page.getByRole("button", { name: "Create show" }));
  // The page opens when its run of show is written.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title, { timeout: 30_000 });
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
