import type { Page } from "@playwright/test";
import { choose, newcomer, newTestKey, openArea } from "../support/accounts";
import { call } from "../support/api";
import { Receiver } from "../support/receiver";
import { expect, expectAccessible, test } from "../support/test";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The text of a table, one line per row. */
const rowsOf = async (page: Page, table: string): Promise<string[]> =>
  (await page.getByRole("table", { name: table }).locator("tbody tr").allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, " "),
  );

const WHAT = /(Webhook delivery|Reminder|Email), (registration\.created|24 hours before|1 hour before)/;

test("advancing the test clock from 25 hours before a show to one hour after it", async ({ person }) => {
  test.setTimeout(240_000);
  const page = await newcomer(person, "clock");
  const key = await newTestKey(page, "Clock");
  const api = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, { key, body });
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
    return answer.json.data;
  };
  const receiver = await Receiver.start();
  const events = ["registration.created"];
  receiver.secret = (await api("POST", "/v1/webhooks", { url: receiver.url, events })).secret;
  const start = new Date(Math.ceil((Date.now() + 10 * DAY) / 60_000) * 60_000);
  const { showroom } = await api("POST", "/v1/showrooms", {
    title: "Wound forward",
    starts_at: start.toISOString(),
    generate_show_plan: false,
  });

  // The page lists what is planned; shows don't mention the clock in real time.
  await openArea(page, "Test clock");
  await expect(page.getByText("Running in real time")).toBeVisible();
  await expect(page.getByRole("table", { name: "Jobs scheduled next" })).toContainText(
    "Reminder, 1 hour before",
  );
  await expectAccessible(page);
  await openArea(page, "Shows");
  await expect(page.getByText(/The test clock is set to/)).toHaveCount(0);

  // To the day before by API, then someone registers while the receiver is down.
  await api("POST", "/v1/test-clock", { now: new Date(start.getTime() - 25 * HOUR).toISOString() });
  receiver.status = 503;
  await api("POST", `/v1/events/${showroom.slug}/registrations`, { name: "Ada", email: "ada@example.com" });
  // The third attempt is five minutes away: only the clock gets there.
  await expect.poll(() => receiver.events.length, { timeout: 40_000 }).toBe(2);
  receiver.status = 200;
  await page.reload();
  await expect(page.getByText(/The test clock is set to/)).toBeVisible();
  await page.getByRole("link", { name: "Test clock" }).last().click();

  // On the page: to a chosen time, with a preview.
  await choose(page, "Advance", "By 1 day");
  await page.getByRole("button", { name: "Preview" }).click();
  const told = page.getByRole("table", { name: "What would run" });
  await expect(told).toContainText("Reminder, 24 hours before");
  await expect(told).toContainText("Webhook delivery, registration.created");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await expect(page.getByText("Clock advanced")).toBeVisible({ timeout: 90_000 });
  await expect
    .poll(async () =>
      (await rowsOf(page, "Jobs that ran in the last advance")).map((row) => WHAT.exec(row)?.[0]),
    )
    .toEqual([
      "Webhook delivery, registration.created",
      "Reminder, 24 hours before",
      "Email, 24 hours before",
      "Reminder, 1 hour before",
      "Email, 1 hour before",
    ]);
  expect(receiver.events.length).toBe(3);
  expect(receiver.events.every(({ verified }) => verified)).toBe(true);

  const reached = await api("POST", "/v1/test-clock", {
    now: new Date(start.getTime() + HOUR).toISOString(),
  });
  expect(reached.due.map(({ at, kind, detail }: Record<string, string>) => [at, kind, detail])).toEqual([
    [start.toISOString(), "reminder.send", "live"],
    [start.toISOString(), "mail.send", "live"],
  ]);
  await page.reload();
  await expect(page.getByRole("table", { name: "Jobs that ran in the last advance" })).toContainText(
    "Email, at the start",
  );
  await openArea(page, "Inbox");
  for (const subject of ["Starts in 24 hours", "Starts in 1 hour", "Starting now"])
    await expect(page.getByText(`${subject}: Wound forward`).first()).toBeVisible();

  // Back to real time: what already ran stays, and what is ahead is planned again.
  const later = await api("POST", "/v1/events", {
    title: "Still to come",
    starts_at: new Date(start.getTime() + 5 * DAY).toISOString(),
    generate_show_plan: false,
  });
  await openArea(page, "Test clock");
  await page.getByRole("button", { name: "Return to real time" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Return to real time?" });
  await expect(dialog.getByRole("table", { name: "Rescheduled jobs" })).toContainText(
    "Reminder, 24 hours before",
  );
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Return to real time" }).click();
  await expect(page.getByText("Running in real time")).toBeVisible();
  await expect(page.getByRole("button", { name: "Return to real time" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Jobs scheduled next" })).toContainText(later.event.slug);
  await expect(page.getByRole("table", { name: "Jobs that ran in the last advance" })).toContainText(
    "Email, at the start",
  );
  await api("POST", "/v1/events", {
    title: "Tomorrow",
    starts_at: new Date(Date.now() + DAY).toISOString(),
    generate_show_plan: false,
  });

  // Live stays in real time and says so.
  await page.goto("/dashboard/live/test-clock");
  await expect(page.getByText("The live environment always uses real time")).toBeVisible();
  await expect(page.getByRole("link", { name: "Test clock", exact: true })).toHaveCount(0);
  await receiver.stop();
});
