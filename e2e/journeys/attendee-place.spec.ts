import type { Page } from "@playwright/test";
import { freshAddress } from "../support/accounts";
import { inLive, makeShowroom, until } from "../support/api";
import { type Email, emailsTo } from "../support/inbox";
import { expect, expectAccessible, test } from "../support/test";

const PHONE = { width: 390, height: 844 };

async function signUp(page: Page, address: string, name: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(address);
  await page.getByRole("button", { name: /^(Save my spot|Join waitlist)$/ }).click();
}

/** The newest email to an address with a matching subject. */
const emailSaying = (address: string, subject: RegExp): Promise<Email> =>
  until(`a mail to ${address} that says ${subject}`, async () =>
    (await emailsTo(address)).find((mail) => subject.test(mail.subject)),
  );

const placeLinkOf = ({ links }: Email): string => links.find((link) => link.includes("/place/")) ?? "";

test("an attendee registers, changes and cancels on a phone, and the next person gets off the waitlist", async ({
  person,
}) => {
  test.setTimeout(180_000);
  const show = await makeShowroom({
    title: `One seat ${Date.now()}`,
    starts_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    generate_show_plan: false,
  });
  await inLive.updateEvent({ slug: show.slug, capacity: 1, waitlist: true });
  const [ada, grace] = [freshAddress("ada"), freshAddress("grace")];

  const phone = await person(PHONE);
  await phone.goto(show.links.signup_page);
  await expectAccessible(phone);
  await signUp(phone, ada, "Ada Lovelace");
  await expect(phone.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const confirmed = await emailSaying(ada, /./);
  expect(confirmed.calendar).toContain("METHOD:REQUEST");

  // Someone else is one too late.
  const other = await person(PHONE);
  await other.goto(show.links.signup_page);
  await signUp(other, grace, "Grace Hopper");
  await expect(other.getByText(/waitlist/i).first()).toBeVisible();
  const waiting = await emailSaying(grace, /./);
  expect(waiting.calendar).toBeNull();

  await phone.goto(placeLinkOf(confirmed));
  await expect(phone.getByText("You’re registered")).toBeVisible();
  await expectAccessible(phone);
  // A name without a place to break stays within the page.
  await phone.getByLabel("Name").fill(`Ada ${"x".repeat(100)}`);
  await phone.getByRole("button", { name: "Save changes" }).click();
  await expect(phone.getByText("x".repeat(100), { exact: false })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await phone.getByLabel("Name").fill("Augusta Ada King");
  await phone.getByRole("button", { name: "Save changes" }).click();
  await expect(phone.getByText("Augusta Ada King")).toBeVisible();
  await phone.getByRole("button", { name: "Cancel registration" }).click();
  await expect(phone.getByText("Registration cancelled")).toBeVisible();
  const ended = await until(`a cancellation for ${ada}`, async () =>
    (await emailsTo(ada)).find(({ calendar }) => calendar?.includes("METHOD:CANCEL")),
  );
  const uidOf = ({ calendar }: Email) => /UID:(\S+)/.exec(calendar ?? "")?.[1];
  expect(uidOf(ended)).toBe(uidOf(confirmed));

  // The spot is held for the waitlisted attendee, who accepts it from the email.
  const offered = await until(`an offer to ${grace}`, async () =>
    (await emailsTo(grace)).find(({ id }) => id !== waiting.id),
  );
  await other.goto(placeLinkOf(offered));
  await expect(other.getByText("A spot opened up for you")).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("button", { name: "Claim your spot" }).click();
  await expect(other.getByText("You’re registered")).toBeVisible();
  const own = await until(`an entry for ${grace}`, async () =>
    (await emailsTo(grace)).find(({ calendar }) => calendar?.includes("METHOD:REQUEST")),
  );
  expect(own.text).toContain("/watch/");
});

test("the pages behind an attendee's links have titles in the show's language", async ({ person }) => {
  const show = await makeShowroom({
    title: `Auf Deutsch ${Date.now()}`,
    language: "de",
    starts_at: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    generate_show_plan: false,
  });
  const email = freshAddress("lise");
  await inLive.createRegistration({
    slug: show.slug,
    email,
    name: "Lise Meitner",
    send_confirmation: true,
    send: true,
  });
  const confirmed = await emailSaying(email, /./);
  const page = await person(PHONE);
  await page.goto(placeLinkOf(confirmed));
  await expect(page).toHaveTitle("Deine Anmeldung · Showrunner");
  await page.goto(confirmed.links.find((link) => link.includes("/unsubscribe/")) ?? "");
  await expect(page).toHaveTitle("E-Mail-Einstellungen · Showrunner");
});
