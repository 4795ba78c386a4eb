import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freshAddress, linkTo, openArea, signIn } from "../support/accounts";
import { makeShow } from "../support/make-show";
import { pressEnter } from "../support/press";
import { callAsPerson } from "../support/session-call";
import { expect, expectAccessible, test } from "../support/test";

const PHONE = { width: 390, height: 844 };

const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

async function lookUp(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await pressEnter(page.getByRole("button", { name: "Look up" }));
}

test("someone's data is looked up, downloaded and erased, by those who may", async ({
  person,
  complaints,
}) => {
  test.setTimeout(180_000);
  const [page, member] = [await person(), await person({ ...PHONE, dark: true })];
  const owner = freshAddress("owner");
  await signIn(page, owner);
  const slug = await makeShow(page, { title: "Looms" });
  const email = freshAddress("ada");
  const registration = { name: "Mary Somerville", email, time_zone: "Europe/Paris" };
  await callAsPerson(page, `/v1/events/${slug}/registrations`, registration);

  await openArea(page, "Settings");
  await page.getByRole("link", { name: "Look up person" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Personal data");
  complaints.expected.push(/400/);
  await lookUp(page, "nowhere");
  await expect(page.getByText("Enter a valid email address.")).toBeVisible();
  await lookUp(page, email.toUpperCase());
  const stored = page.getByRole("region", { name: "Stored data" });
  await expect(stored.getByText("Registrations")).toBeVisible();
  await expect(stored.getByText("Guest entries")).toHaveCount(0);
  await stored.getByText("Registrations").click();
  await expect(stored.getByText(`${slug} · Confirmed`)).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent("download");
  await stored.getByRole("button", { name: "Download data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`personal-data-${email}.json`);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
    email,
    registrations: [{ event: slug, registration: { name: "Mary Somerville", time_zone: "Europe/Paris" } }],
  });

  const people = page.getByRole("heading", { level: 1, name: /People/ });
  await page.goto(`/dashboard/test/shows/${slug}/people`);
  await expect(people).toBeVisible();
  await expect(page.getByRole("link", { name: "Mary Somerville" })).toBeVisible();

  // On a phone, with the keyboard alone.
  const phone = await person(PHONE);
  await signIn(phone, owner);
  await phone.goto("/dashboard/test/settings/personal-data");
  await lookUp(phone, email);
  await pressEnter(phone.getByRole("button", { name: "Erase person…" }));
  const sure = phone.getByRole("alertdialog");
  await expect(sure.getByText("1 registration")).toBeVisible();
  await expect(sure.getByRole("button", { name: "Erase person" })).toBeDisabled();
  await expectFitting(phone);
  await expectAccessible(phone);
  // Nothing is gone yet.
  await sure.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.goto("/dashboard/test/settings/personal-data");
  await lookUp(page, email);
  await expect(stored.getByText("Registrations")).toBeVisible();

  await pressEnter(phone.getByRole("button", { name: "Erase person…" }));
  await sure.getByLabel("Type erase to confirm").fill("erase");
  await sure.getByLabel("Type erase to confirm").press("Enter");
  await expect(sure).toHaveCount(0);
  await expect(phone.getByRole("region", { name: "Erased" }).getByText("1 registration")).toBeVisible();
  await expect(phone.locator(":focus")).toContainText("Erased");
  await expect(phone.getByText("No personal data is stored about")).toBeVisible();
  await expect(phone.getByRole("button", { name: "Erase person…" })).toHaveCount(0);
  await expectFitting(phone);
  await expectAccessible(phone);
  await page.goto(`/dashboard/test/shows/${slug}/people`);
  await expect(people).toBeVisible();
  await expect(page.getByText("Mary Somerville")).toHaveCount(0);

  // What was erased isn't shown any longer, even if the rest can't be read.
  await callAsPerson(page, `/v1/events/${slug}/registrations`, registration);
  await page.goto("/dashboard/test/settings/personal-data");
  await lookUp(page, email);
  await expect(stored.getByText("Registrations")).toBeVisible();
  complaints.expected.push(/403 .*\/people\/data$/);
  const refusal = { code: "forbidden", message: "Not now.", retryable: false };
  const json = { data: null, meta: { request_id: "req_none" }, error: refusal };
  await page.route("**/people/data", (route) => route.fulfill({ status: 403, json }));
  await pressEnter(page.getByRole("button", { name: "Erase person…" }));
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Type erase to confirm").fill("erase");
  await dialog.getByLabel("Type erase to confirm").press("Enter");
  await expect(page.getByRole("region", { name: "Erased" }).getByText("1 registration")).toBeVisible();
  await expect(page.getByText("Not now.")).toBeVisible();
  await expect(stored).toHaveCount(0);
  await page.unroute("**/people/data");

  const address = freshAddress("member");
  await callAsPerson(page, "/api/app/workspace/invitations", { email: address, role: "member" });
  await signIn(member, address);
  await member.goto(await linkTo(address, "/invite/"));
  await member.getByRole("button", { name: "Accept invitation" }).click();
  await member.waitForURL(/\/dashboard/);
  await member.goto("/dashboard/test/settings/personal-data");
  await expect(member.getByText("Your role doesn’t have access to this")).toBeVisible();
  await expect(member.getByRole("textbox", { name: "Email" })).toHaveCount(0);
  await expectAccessible(member);
});
