import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { up } from "../up";
import { until } from "./api";
import { emailsTo } from "./inbox";

let made = 0;

/** An address that nobody has used before. */
export const freshAddress = (who: string): string => `${who}-${Date.now()}-${made++}@example.com`;

const linksTo = async (address: string, part: string): Promise<string[]> =>
  (await emailsTo(address)).flatMap((mail) => mail.links).filter((link) => link.includes(part));

/** Waits for a mail to an address with a link that holds `part` and was not there before. */
export const linkTo = (address: string, part: string, before: readonly string[] = []): Promise<string> =>
  until(`a link to ${part} for ${address}`, async () =>
    (await linksTo(address, part)).find((link) => !before.includes(link)),
  );

/** Signs someone in by email, like a real user. Ends on the page that `from` redirects to. */
export async function signInByEmail(page: Page, address: string, from: string): Promise<void> {
  const before = await linksTo(address, "/sign-in/confirm");
  await page.goto(from);
  await page.getByRole("textbox", { name: "Email" }).fill(address);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await page.goto(await linkTo(address, "/sign-in/confirm", before));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Sends one of the sign-in forms as the page's browser would, from an address that nobody else came from. */
async function sendForm(page: Page, action: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: up.base_url, "X-Forwarded-For": `2001:db8::${randomBytes(2).toString("hex")}` };
  const answer = await page.request.post(`/api/auth/${action}`, { form, headers, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${action} answered ${answer.status()}`);
}

/** Signs somebody in by a mailed link, without its pages: those are the concern of other journeys. */
export async function signIn(page: Page, address: string): Promise<void> {
  const before = await linksTo(address, "/sign-in/confirm");
  await sendForm(page, "signin/email", { email: address });
  const link = new URL(await linkTo(address, "/sign-in/confirm", before));
  await sendForm(page, "callback/email", Object.fromEntries(link.searchParams));
  await page.goto("/dashboard");
  await expect(page).not.toHaveURL(/sign-in/);
}

/** A browser of its own with somebody in it who has never been here before. */
export async function newcomer(person: () => Promise<Page>, who: string): Promise<Page> {
  const page = await person();
  await signIn(page, freshAddress(who));
  return page;
}

/** A test key that somebody made who is signed in, with what a new key may do by default. */
export async function newTestKey(page: Page, name: string): Promise<string> {
  await openArea(page, "API keys");
  await page.getByRole("button", { name: "Create test key" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create key" }).click();
  const key = /sr_test_[0-9A-Za-z]{38}/.exec((await page.locator("[data-secret]").textContent()) ?? "")?.[0];
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  if (!key) throw new Error("no key was shown");
  return key;
}

/** Opens an area of the dashboard by its name, from a show's pages as well. */
export async function openArea(page: Page, name: string): Promise<void> {
  if (/\/shows\/(?!new)[^/?]/.test(page.url())) {
    await page.getByRole("link", { name: "All shows", exact: true }).click();
    await page.waitForURL(/\/shows(\?|$)/);
  }
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

/** Chooses in one of the selects. */
export async function choose(page: Page, label: string, option: RegExp | string): Promise<void> {
  // By role: what a dialog hides does not count.
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option }).click();
}
