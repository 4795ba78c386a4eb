import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import pg from "pg";
import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { callAsPerson } from "../support/session-call";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

let database: pg.Client;
test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

const SESSION = `
INSERT INTO show_session (id, event_id, kind, started_at, ended_at)
SELECT 'ses_' || id, id, 'live', date_trunc('minute', now()) - interval '30 minutes', date_trunc('minute', now()) - interval '10 minutes'
FROM event WHERE slug = $1 RETURNING event_id, started_at`;

/** Each viewer without registration stays 15 seconds longer than the one before. */
const VIEWERS = `
INSERT INTO presence (id, event_id, identity, person_id, participant_sid, role, joined_at, left_at)
SELECT $1 || n, $1, 'w-' || n || '.seat', 'w-' || n, $1 || n, 'watcher', $2::timestamptz,
  $2::timestamptz + n * interval '15 seconds' FROM generate_series(1, 60) AS n`;

const STAY = `
INSERT INTO presence (id, event_id, identity, participant_sid, role, registration_id, joined_at, left_at)
VALUES ($3, $1, $3, $3, 'attendee', $3, $2::timestamptz, $2::timestamptz + interval '20 minutes')`;

const POLL = `
INSERT INTO poll (id, event_id, question, options, state, opened_at, closed_at)
VALUES ('pol_' || $1, $1, 'Which one first?', '{Speed,Price}', 'closed', $2::timestamptz + interval '5 minutes', $2::timestamptz + interval '9 minutes')`;

const CTA = `
INSERT INTO call_to_action (id, event_id, key, label, url, shown_at)
VALUES ('cta_' || $1, $1, 'k', 'Book a demo', 'https://example.com/demo', $2::timestamptz + interval '15 minutes')`;

/** A show of 20 minutes that Ada watched, and 60 viewers who hadn't registered. */
async function watched(page: Page, slug: string): Promise<void> {
  const body = { name: "Ada Lovelace", email: `ada-${slug}@example.com` };
  const { id } = await callAsPerson(page, `/v1/events/${slug}/registrations`, body);
  const { rows } = await database.query<{ event_id: string; started_at: Date }>(SESSION, [slug]);
  const values = [rows[0]?.event_id, rows[0]?.started_at];
  await database.query(STAY, [...values, id]);
  for (const text of [VIEWERS, POLL, CTA]) await database.query(text, values);
}

test("a host reads a show's numbers with the keyboard, in the table behind the chart, and exports them", async ({
  person,
}) => {
  const page = await newcomer(person, "numbers");
  const slug = await makeShow(page, { title: `Numbers ${Date.now()}` });
  await showPage(page, "Analytics").press("Enter");
  await expect(page.getByText("Numbers appear as soon as the show is on air")).toBeVisible();
  await expectAccessible(page);

  await watched(page, slug);
  await page.reload();
  await expect(page.getByRole("definition").filter({ hasText: "Most attendees watching" })).toContainText(
    "61",
  );
  await expectAccessible(page);

  const minute = page.getByRole("slider", { name: "Minute" });
  await minute.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
  // Of the viewers, 20 have stayed for more than ten minutes, and three leave within the next one.
  await expect(minute).toHaveAttribute("aria-valuetext", "Minute 10 · 19.5 watching, peak 21");
  await expect(page.getByText("Minute 10 · 19.5 watching, peak 21")).toBeVisible();
  await expect(page.getByRole("figure", { name: "Audience per minute" })).toContainText("Which one first?");

  await page.getByText("View as table").press("Enter");
  const table = page.getByRole("table", { name: "Audience per minute" });
  await expect(table.getByRole("row")).toHaveCount(21);
  await expect(table.getByRole("row").nth(11)).toContainText(/^10.*19\.5.*21/);

  await page.getByRole("button", { name: "Export" }).press("Enter");
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`analytics-${slug}.csv`);
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.match(/^stay,/gm)).toHaveLength(61);
  expect(csv).toContain(`ada-${slug}@example.com`);

  const attendees = page.getByRole("table", { name: "Attendees" });
  await expect(attendees.getByRole("row").nth(1)).toContainText("Ada Lovelace");
  await expect(attendees.getByRole("row")).toHaveCount(51);
  await page.getByRole("link", { name: "Next page" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Attendees" })).toBeVisible();
  await expect(attendees.getByRole("row")).toHaveCount(12);
  await page.getByRole("link", { name: "Analytics" }).last().press("Enter");
  await expect(minute).toBeVisible();
});

test("a show's numbers fit a phone and the dark look", async ({ person }) => {
  const page = await newcomer(person, "numbers-phone");
  const slug = await makeShow(page, { title: `Small numbers ${Date.now()}` });
  await watched(page, slug);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/dashboard/test/shows/${slug}/analytics`);
  await expect(page.getByRole("figure", { name: "Audience per minute" })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
