import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { Showrunner } from "@/packages/client/src/index";
import { inLive, until } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const PHONE = { width: 390, height: 844 };
const deals = new Showrunner({ apiKey: up.call_key, baseUrl: up.base_url });

const close = async (more: object = {}) => {
  const { data } = await deals.closeDeal({
    title: "Yearly plan & <b>onboarding</b>",
    line_items: [
      { name: "Seat", description: "For one person", qty: 12.5, unit_price: "40.00", discount_percent: 10 },
      { name: "مقعد إضافي", unit_price: 99.9, tax_percent: 19 },
      { name: "Onboarding-workshop-with-a-name-that-no-phone-is-wide-enough-for".repeat(2), unit_price: 0 },
    ],
    customer: { name: "Dana Reyes", company: "Northwind", email: "dana@example.com" },
    notes: "Starts in January.\nCancel any time.",
    ...more,
  });
  return { ...data, url: data.proposal_url ?? "" };
};

/** Nothing is wider than the phone. */
const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

test("a customer reads a proposal on a phone, signs it once, and has its PDF", async ({ person }) => {
  // Its deliveries are what counts: nothing answers there.
  const { data: hook } = await inLive.createWebhook({
    url: "https://crm.example.com/hooks/showrunner",
    events: ["deal.accepted"],
  });
  const deal = await close();
  const page = await person(PHONE);
  await page.goto(deal.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yearly plan & <b>onboarding</b>");
  // 500.00 less 50.00, and 99.90 with 19% of it.
  await expect(page.getByText("$568.88", { exact: true })).toBeVisible();
  await expect(page.getByText("مقعد إضافي")).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");

  const offer = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as PDF" }).click();
  expect((await offer).suggestedFilename()).toBe("proposal.pdf");

  // With the keyboard alone. Twenty presses are one signature.
  await page.getByLabel("Your full name").focus();
  await page.keyboard.type("Dana Reyes");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.evaluate(() => {
    const form = document.querySelector("form");
    for (let press = 0; press < 19; press += 1) {
      const body = new URLSearchParams([...new FormData(form ?? undefined)] as [string, string][]);
      void fetch(form?.action ?? "", { method: "POST", body }).catch(() => undefined);
    }
  });
  await page.getByRole("button", { name: /^Sign for/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Signed" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sign for/ })).toHaveCount(0);
  await expectFitting(page);
  await expectAccessible(page);

  const { data: signed } = await deals.getDeal({ deal_id: deal.id });
  expect(signed).toMatchObject({ state: "accepted", signature: { name: "Dana Reyes" } });
  const digest = signed.signature?.pdf_sha256 ?? "";
  await expect(page.getByText(digest)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download signed PDF" }).click();
  const bytes = readFileSync(await (await download).path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(digest);

  const deliveries = async () => (await inLive.listWebhookDeliveries({ webhook_id: hook.id })).data;
  await until("the webhook", async () => (await deliveries()).length > 0);
  expect((await deliveries()).map(({ event_type }) => event_type)).toEqual(["deal.accepted"]);
  await inLive.deleteWebhook({ webhook_id: hook.id });
});

test("a proposal that isn't offered says so, in the dark too", async ({ person, complaints }) => {
  complaints.expected.push(/404/);
  const page = await person({ ...PHONE, dark: true });
  const first = await close();
  await page.goto(first.url);
  await expectAccessible(page);
  const { data: second } = await deals.updateDeal({ deal_id: first.id, title: "Two years" });
  // Pressed on the page of the old version.
  await page.getByLabel("Your full name").fill("Dana Reyes");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /^Sign for/ }).click();
  await expect(
    page.getByRole("heading", { name: "There is a newer version of this proposal" }),
  ).toBeVisible();
  await expect(page.getByText("Yearly plan")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(second.proposal_url ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two years");
  await deals.updateDeal({ deal_id: first.id, state: "withdrawn" });
  await page.reload();
  await expect(page.getByRole("heading", { name: "This proposal was withdrawn" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${first.url}x`);
  await expect(page.getByRole("heading", { name: "Proposal not found" })).toBeVisible();
  await expectAccessible(page);
});

test("a proposal is in its customer's language, and so is what they sign", async ({ person }) => {
  const deal = await close({ language: "de", currency: "EUR" });
  const page = await person(PHONE);
  await page.goto(deal.url);
  await expect(page.getByText("Zwischensumme")).toBeVisible();
  await expect(page.getByText("568,88 €", { exact: true }).first()).toBeVisible();
  await page.getByLabel("Vor- und Nachname").fill("Dana Reyes");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /unterschreiben$/ }).click();
  await expect(page.getByRole("heading", { name: "Unterschrieben" })).toBeVisible();
  await expectFitting(page);
  const { data } = await deals.getDeal({ deal_id: deal.id });
  expect(data.signature?.consent).toContain("Ich nehme dieses Angebot");
});

test("a proposal is read and signed without JavaScript", async ({ browser }) => {
  const deal = await close();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(deal.url);
  await page.getByLabel("Your full name").fill("   ");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /^Sign for/ }).click();
  await expect(page.getByText("Enter your full name, up to 120 characters.")).toBeVisible();
  await page.getByLabel("Your full name").fill("Dana Reyes");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: /^Sign for/ }).click();
  await expect(page.getByRole("heading", { name: "Signed" })).toBeVisible();
  await context.close();
});
