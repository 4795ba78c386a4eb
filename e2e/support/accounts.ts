import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { AGENT_SAFE } from "@/lib/modules/developers/keys/scope-vocabulary";
import { up } from "../up";
import { until } from "./api";
import { emailsTo } from "./inbox";
import { callAsPerson } from "./session-call";

let made = 0;

/** Returns an email address that no one has used before. */
export const freshAddress = (who: string): string => `${who}-${Date.now()}-${made++}@example.com`;

const linksTo = async (address: string, part: string): Promise<string[]> =>
  (await emailsTo(address)).flatMap((mail) => mail.links).filter((link) => link.includes(part));

/** Waits for an email to the address with a new link that contains `part`. */
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

/** Sends one of the sign-in forms as the page's browser would, from an IP address that no one else uses. */
async function sendForm(page: Page, action: string, form: Record<string, string>): Promise<void> {
  const headers = { Origin: up.base_url, "X-Forwarded-For": `2001:db8::${randomBytes(2).toString("hex")}` };
  const answer = await page.request.post(`/api/auth/${action}`, { form, headers, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${action} answered ${answer.status()}`);
}

/** Signs someone in with an emailed link, without the sign-in pages: other journeys cover those. */
export async function signIn(page: Page, address: string): Promise<void> {
  const before = await linksTo(address, "/sign-in/confirm");
  await sendForm(page, "signin/email", { email: address });
  const link = new URL(await linkTo(address, "/sign-in/confirm", before));
  await sendForm(page, "callback/email", Object.fromEntries(link.searchParams));
  await page.goto("/dashboard");
  await expect(page).not.toHaveURL(/sign-in/);
}

/** Opens a separate browser in which someone new is signed in. */
export async function newcomer(person: () => Promise<Page>, who: string): Promise<Page> {
  const page = await person();
  await signIn(page, freshAddress(who));
  return page;
}

/**
 * Stops the clock of a page, for `expectSignedOutSoon`. The clock must have been installed before the page was opened. It
 * jumps ahead a little: it can't be stopped in the past.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);

/**
 * Fails unless a page whose clock was stopped before its session ended asks about it within five seconds, and shows what the
 * first answer says. Measured by the page's clock, so slow responses don't count.
 */
export async function expectSignedOutSoon(page: Page): Promise<void> {
  const asked = page.waitForRequest(/\/api\/auth\/standing$/, { timeout: 20_000 });
  await page.clock.runFor(5_000);
  expect(await (await (await asked).response())?.json()).toMatchObject({ signed_in: false });
  await page.clock.resume();
  await expect(page.getByRole("alertdialog").getByText("You’re signed out")).toBeVisible();
}

/** Creates a test key as the person who is signed in, with the scopes that a new key has by default; returns its secret. */
export const newTestKey = async (page: Page, name: string): Promise<string> =>
  (await callAsPerson(page, "/api/app/keys", { name, scopes: AGENT_SAFE })).secret;

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
