import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newcomer, newTestKey } from "../support/accounts";
import { call, until } from "../support/api";
import { showPage } from "../support/desk";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

interface Show {
  title: string;
  slug: string;
  key: string;
}

/** A show of a new user, with an API key for everything not done by hand. */
async function makeShow(page: Page, what: string): Promise<Show> {
  const title = `${what} ${Date.now()}`;
  const key = await newTestKey(page, "Journey");
  const body = { title, generate_show_plan: false };
  const made = await call("POST", "/v1/showrooms", { key, body });
  return { title, slug: made.json.data.showroom.slug, key };
}

async function register({ slug, key }: Show, name: string, more: object = {}): Promise<string> {
  const body = { name, email: `${name.toLowerCase().replace(/\W+/g, ".")}@example.com`, ...more };
  return (await call("POST", `/v1/events/${slug}/registrations`, { key, body })).json.data.id;
}

/** Registers Guest 001 and so on from a file: one call, whatever the key's rate limit. */
async function registerMany({ slug, key }: Show, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, "0"));
  const path = `${up.base_url}/v1/events/${slug}/registrations/imports`;
  const answer = await fetch(`${path}?source_type=event_signup`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "text/csv",
      "Idempotency-Key": randomUUID(),
    },
    body: `name,email\n${rows.map((row) => `Guest ${row},guest.${row}@example.com`).join("\n")}\n`,
  });
  const { job_id } = (await answer.json()).data;
  await until("the import to end", async () => {
    const found = await call("GET", `/v1/events/${slug}/registrations/imports/${job_id}`, { key });
    return found.json.data.state === "succeeded";
  });
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("an organizer finds people in a long list, edits several at once, and undoes it", async ({ person }) => {
  test.setTimeout(150_000);
  const page = await newcomer(person, "people");
  const show = await makeShow(page, "Crowd");
  await page.goto(`/dashboard/test/shows/${show.slug}`);
  await showPage(page, "People").click();
  await expect(page.getByText("No registrations yet")).toBeVisible();
  await expectAccessible(page);

  await registerMany(show, 300);
  await page.reload();
  await expect(page.getByText("300 people", { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.getByRole("row").count()).toBeLessThan(60);

  await page.getByRole("button", { name: "Person" }).click();
  await expect(page).toHaveURL(/sort=name&order=asc/);
  await expect(page.getByRole("row").nth(1)).toContainText("Guest 001");
  await page.getByRole("link", { name: "Guest 001" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Guest 002" })).toBeFocused();
  const list = page.getByRole("region", { name: "People" });
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(rowOf(page, "Guest 300")).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByRole("searchbox", { name: "Search name or email" }).fill("guest 01");
  await expect(page.getByText("10 people", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=guest\+01/);
  await page.getByRole("checkbox", { name: "Select Guest 010" }).click();
  await page.getByRole("checkbox", { name: "Select Guest 011" }).click();
  const chosen = page.getByRole("toolbar", { name: "Actions for selected people" });
  await expect(chosen.getByText("2 selected")).toBeVisible();
  await expectAccessible(page);
  await chosen.getByRole("button", { name: "Cancel registrations" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel registrations" }).click();
  await expect(page.getByText("2 people cancelled.")).toBeVisible();
  await expect(rowOf(page, "Guest 010")).toContainText("Cancelled");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 people confirmed.")).toBeVisible();
  await expect(rowOf(page, "Guest 010")).toContainText("Confirmed");

  await page.getByRole("checkbox", { name: "Select all listed" }).click();
  await chosen.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Move to waitlist" }).click();
  await expect(page.getByText("10 people waitlisted.")).toBeVisible();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Waitlisted (10)" }).click();
  // The filtered list replaces the table, and a menu that is open in it.
  await expect(page).toHaveURL(/state=waitlisted/);
  await expect(page.getByText("10 people", { exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.trim().split(/\r?\n/)).toHaveLength(11);
  expect(text).toContain("guest.010@example.com");

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Source" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Source" })).toBeHidden();
  await page.reload();
  await expect(page.getByText("10 people", { exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Source" })).toBeHidden();
});

test("a file with errors is imported in four steps and corrected from its own report", async ({ person }) => {
  test.setTimeout(150_000);
  const page = await newcomer(person, "import");
  const show = await makeShow(page, "Import");
  await page.goto(`/dashboard/test/shows/${show.slug}/people/import`);
  const lines = Array.from({ length: 400 }, (_, index) => {
    const isBad = index % 100 === 7;
    return `Person ${index};${isBad ? `person${index}@` : `person${index}@example.com`};${index % 2 ? "yes" : "no"};4`;
  });
  const file = (text: string, name = "people.csv") => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(text),
  });
  const take = page.locator("input[type=file]");
  await expect(page.getByRole("button", { name: "Choose file" })).toBeEnabled();
  await expectAccessible(page);
  await take.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(page.getByText("This file isn’t CSV, JSON Lines or Excel.")).toBeVisible();
  await take.setInputFiles(file(`Who;Where to;Opted;Table\n${lines.join("\n")}\n`));

  await expect(page.getByRole("combobox", { name: "Field for column “Where to”" })).toContainText("Email");
  await page.getByRole("combobox", { name: "Field for column “Who”" }).click();
  await page.getByRole("option", { name: "Name", exact: true }).click();
  // The first list closes before the other opens.
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Field for column “Opted”" }).click();
  await page.getByRole("option", { name: "Marketing consent" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check rows" }).click();

  await expect(page.getByText("All 400 rows were checked.")).toBeVisible();
  const problems = page.getByRole("region", { name: "Skipped rows" });
  await expect(problems.getByRole("row")).toHaveCount(5);
  const start = page.getByRole("button", { name: "Import", exact: true });
  await expect(start).toBeDisabled();
  await page.getByLabel("Consent source").fill("Autumn newsletter");
  await page.getByRole("checkbox", { name: /I confirm that/ }).click();
  await expectAccessible(page);
  await start.click();

  await expect(page.getByText("Import complete.")).toBeVisible({ timeout: 40_000 });
  await expect(page).toHaveURL(/job=/);
  await expect(page.getByText("4 rows weren’t imported.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download report" }).click();
  const report = await readFile(await (await download).path(), "utf8");
  expect(report).toContain("person7@");
  await page.getByRole("button", { name: "Import corrected report" }).click();
  await take.setInputFiles(file(report.replace(/(person\d+@)(?=[,;])/g, "$1example.com"), "report.csv"));
  await expect(page.getByRole("combobox", { name: "Field for column “Who”" })).toContainText("Name");
  await page.getByRole("button", { name: "Check rows" }).click();
  await page.getByRole("checkbox", { name: /I confirm that/ }).click();
  await start.click();
  await expect(page.getByText("Import complete.")).toBeVisible({ timeout: 40_000 });
  await page.getByRole("link", { name: "View people" }).click();
  await expect(page.getByText("400 people", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("combobox", { name: "Consent" }).click();
  await page.getByRole("option", { name: "Marketing consent" }).click();
  await expect(page.getByText("200 people", { exact: true })).toBeVisible();
});

test("an attendee's page shows their history, and the schedule what comes next", async ({
  person,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expected.push(/422 .*registrations\//, /400 .*registrations\//);
  const page = await newcomer(person, "person");
  const show = await makeShow(page, "One");
  const starts_at = new Date(Date.now() + 72 * 3_600_000).toISOString();
  await call("PATCH", `/v1/events/${show.slug}`, {
    key: show.key,
    body: { starts_at, timezone: "Asia/Tokyo" },
  });
  await register(show, "Grace Hopper");
  const id = await register(show, "Ada Lovelace", {
    marketing_consent: true,
    consent_wording: "Yes, write to me.",
    utm: { source: "newsletter", campaign: "autumn" },
    time_zone: "Europe/London",
  });
  await page.goto(`/dashboard/test/shows/${show.slug}/people`);
  await page.getByRole("link", { name: "Ada Lovelace" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Ada Lovelace/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByText("“Yes, write to me.”")).toBeVisible();
  await expect(page.getByText("autumn")).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("Registered · API")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("grace.hopper@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Someone else is registered with this email.", { exact: false })).toBeVisible();
  await page.getByRole("textbox", { name: "Email" }).fill("ada.king@example.com");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(history.getByText("Changed: address")).toBeVisible();

  await page.getByRole("button", { name: "Send confirmation" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("ada.king@example.com")).toBeVisible();
  await expect(dialog.frameLocator("iframe").getByText(show.title).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(history.getByRole("link", { name: "Confirmation" })).toBeVisible();
  await expect(history.getByText("Captured")).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "More actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Cancel registration" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel registration" }).click();
  await expect(history.getByText("Cancelled", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Restore registration" }).click();
  await expect(history.getByText("Confirmed").first()).toBeVisible();
  await expectAccessible(page);

  await showPage(page, "Schedule").click();
  await expect(page.getByText("Reminder, 24 hours before")).toBeVisible();
  await expect(page.getByText("To 2 people at the moment").first()).toBeVisible();
  await expect(page.getByText("Confirmation")).toBeVisible();
  await expectAccessible(page);
  await call("PATCH", `/v1/events/${show.slug}`, { key: show.key, body: { reminders: { h24: false } } });
  await page.reload();
  await expect(page.getByText("This reminder is turned off for the show.")).toBeVisible();
  await page.getByRole("link", { name: "Advance test clock" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Test clock");
});
