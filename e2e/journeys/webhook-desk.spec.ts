import type { Page } from "@playwright/test";
import { choose, newcomer, openArea } from "../support/accounts";
import { Receiver } from "../support/receiver";
import { expect, expectAccessible, test } from "../support/test";

const menu = async (page: Page, item: string) => {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

/** Reloads a page until it shows what the engine did. */
const shows = async (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });

test("a webhook endpoint from creation through failures and recovery", async ({ person, complaints }) => {
  test.setTimeout(240_000);
  // A manual retry may collide with an automatic one: it's refused, with the same result.
  complaints.expected.push(/status of 409/);
  const receiver = await Receiver.start();
  const page = await newcomer(person, "hooks");
  await openArea(page, "Webhooks");

  await page.getByRole("button", { name: "New webhook" }).click();
  await page.getByLabel("Endpoint URL").fill(receiver.url);
  await page.getByLabel("Search events").fill("show");
  await page.getByRole("checkbox", { name: "show.ended" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create webhook" }).click();
  receiver.secret = (await page.locator("[data-secret]").textContent()) ?? "";
  expect(receiver.secret).toMatch(/^whsec_[0-9A-Za-z]{43}$/);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(receiver.url);
  await expect(page.getByText(receiver.secret)).toHaveCount(0);

  // A test event arrives signed, and the list shows the request and the response.
  await page.getByRole("button", { name: "Send test" }).click();
  await expect.poll(() => receiver.events.length).toBe(1);
  expect(receiver.events[0]).toMatchObject({ verified: true, data: { test: true } });
  await shows(page, "succeeded");
  await page.locator("main details summary").first().click();
  await expect(page.getByText("Attempt 1")).toBeVisible();
  await page.getByRole("button", { name: "Show payload and headers" }).click();
  await expect(page.getByText('"test": true')).toBeVisible();
  await page.getByRole("button", { name: "Headers", exact: true }).click();
  await expect(page.getByText(/x-service-signature: sha256=[0-9a-f]{64}/i)).toBeVisible();
  await expectAccessible(page);

  // A test of another event type, while the receiver fails.
  receiver.status = 500;
  await menu(page, "Send a specific test event");
  await choose(page, "Event type", "show.ended");
  await page.getByRole("button", { name: "Send event" }).click();
  await shows(page, /Deliveries started failing/);
  const url = new URL(page.url());
  url.searchParams.set("state", "pending");
  await page.goto(url.href);
  await page.locator("main details summary").first().click();
  await expect(page.getByText("not now").first()).toBeVisible();
  await expect(page.getByText(/Next attempt/)).toBeVisible();

  // The endpoint answers 410 Gone: it's disabled, then enabled again, and missed events are resent.
  receiver.status = 410;
  await page.getByRole("button", { name: "Retry now" }).click();
  await shows(page, "Disabled.");
  await expectAccessible(page);
  receiver.status = 204;
  await page.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Disabled.")).toHaveCount(0);
  const before = receiver.events.length;
  await page.getByRole("button", { name: "Retry failed" }).click();
  await page.getByRole("button", { name: "Count deliveries" }).click();
  await expect(page.getByText(/will be retried/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Retry deliveries" }).click();
  await expect.poll(() => receiver.events.length).toBeGreaterThan(before);

  // Both secrets sign until the switch to the new one.
  await menu(page, "Rotate secret");
  await page.getByRole("button", { name: "Create new secret" }).click();
  const next = (await page.locator("[data-secret]").textContent()) ?? "";
  expect(next).not.toBe(receiver.secret);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  const planned = page.getByText(/Deliveries switch to the new signing secret/);
  await expect(planned).toBeVisible();
  await page.getByRole("button", { name: "Switch now" }).click();
  await expect(planned).toHaveCount(0);
  receiver.secret = next;
  const sent = receiver.events.length;
  await page.getByRole("button", { name: "Send test" }).click();
  await expect.poll(() => receiver.events.length).toBeGreaterThan(sent);
  expect(receiver.events.at(-1)).toMatchObject({ verified: true });

  // The payload, and how to verify it.
  await choose(page, "Payload event type", "show.ended");
  await expect(page).toHaveURL(/kind=show\.ended/);
  await expect(page.getByText('"peak_concurrent": 212')).toBeVisible();
  for (const tongue of ["TypeScript", "Python", "Go", "Ruby", "PHP"])
    await expect(page.getByRole("button", { name: tongue, exact: true })).toBeVisible();

  await menu(page, "Pause");
  await expect(page.getByText("Paused.")).toBeVisible();
  await menu(page, "Delete");
  await page.getByRole("textbox").fill("delete");
  await page.getByRole("button", { name: "Delete webhook" }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  receiver.stop();
});
