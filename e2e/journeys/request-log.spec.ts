import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { freshAddress, signIn } from "../support/accounts";
import { call } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const rows = (page: Page) => page.locator("tbody tr");

/** Sets up a developer in their own workspace and returns its test key. */
async function developer(page: Page): Promise<string> {
  await signIn(page, freshAddress("log"));
  const answer = await page.request.post("/api/app/keys", {
    headers: { "X-Showrunner-As": "session:test", Origin: new URL(up.base_url).origin },
    data: { name: "CI", scopes: ["events:read", "events:write", "analytics:read"] },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.secret;
}

test("a developer finds a call by different filters, reads its request and response, and replays it", async ({
  person,
}) => {
  test.setTimeout(150_000);
  const page = await person();
  const key = await developer(page);
  const name = `Log ${randomUUID()}`;
  const idempotencyKey = randomUUID();
  const made = await call("POST", "/v1/clients", { key, body: { name }, idempotencyKey });
  await call("POST", "/v1/clients", { key, body: { name }, idempotencyKey });
  const missing = await call("GET", `/v1/events/nobody-${name.slice(-6)}`, { key });
  const { request_id: madeId } = made.json.meta;
  const { request_id: missingId } = missing.json.meta;

  await page.goto("/dashboard/test/requests");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Requests");
  await expectAccessible(page);

  // By path, as people type; the URL holds the filter.
  await page.getByLabel("Path contains").fill(`nobody-${name.slice(-6)}`);
  await expect(page).toHaveURL(/path=nobody/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("not_found");

  // Someone else who opens the same URL sees the same.
  const colleague = await person({ dark: true, width: 390, height: 844 });
  await colleague.context().addCookies(await page.context().cookies());
  await colleague.goto(page.url());
  await expect(rows(colleague)).toHaveCount(1);
  await expectAccessible(colleague);

  // By request id, a less common filter; with the keyboard alone.
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("searchbox", { name: "Request ID" }).fill(madeId);
  await expect(page).toHaveURL(new RegExp(`=${madeId}`));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("table", { name: "Requests" }).getByRole("button").first().focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText(madeId);
  await expect(panel).toContainText(idempotencyKey);
  await expect(panel).toContainText(name);
  await expect(page).toHaveURL(new RegExp(`open=${madeId}`));
  await panel
    .getByText(/\d+ headers/)
    .first()
    .click();
  await expect(panel.getByText("authorization")).toBeVisible();
  await expect(panel).not.toContainText("sr_test_");
  await expectAccessible(page);

  // A replay doesn't write anything.
  await panel.getByRole("button", { name: "Replay in test" }).click();
  await expect(panel.getByRole("region", { name: "New response" })).toContainText('"dry_run": true');
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);

  // The second of two identical calls is marked as replayed.
  await page.goto("/dashboard/test/requests?replayed=true");
  await expect(rows(page).first()).toContainText("Replayed");

  // Any mention of a request links to it, in either environment.
  await page.goto("/dashboard/live");
  await page.goto(`/dashboard/requests/${missingId}`);
  await expect(page).toHaveURL(`/dashboard/test/requests/${missingId}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByRole("link", { name: "not_found" })).toHaveAttribute(
    "href",
    "/docs/errors/not_found",
  );
  await expectAccessible(page);
  await page.goto("/dashboard/requests/req_00000000000000000000000000");
  await expect(page.getByText("Request not found in test or live")).toBeVisible();
});

test("errors are grouped, with links to their cause and their calls", async ({ person }) => {
  const page = await person();
  const key = await developer(page);
  await call("GET", "/v1/clients/00000000-0000-4000-8000-000000000000", { key });
  await page.goto("/dashboard/test/errors");
  const row = rows(page).filter({ hasText: "not_found" }).filter({ hasText: "getClient" });
  await expect(row).toHaveCount(1);
  await expectAccessible(page);
  await row.getByRole("link", { name: "View requests" }).click();
  await expect(page).toHaveURL(/error_code=not_found&operation=getClient/);
  await expect(rows(page).first()).toContainText("/v1/clients/");
  await page.goto("/dashboard/test/errors");
  await row.getByRole("link", { name: "not_found" }).click();
  await expect(page).toHaveURL(/\/docs\/errors\/not_found$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("usage and calls can be downloaded as spreadsheet-safe files", async ({ person }) => {
  const page = await person();
  const key = await developer(page);
  await call("GET", "/v1/clients?limit=1", { key });
  await call("POST", "/v1/clients", { key, body: { name: "Sheet" }, idempotencyKey: `=1+${randomUUID()}` });
  await page.goto("/dashboard/test/usage?days=7");
  await expect(page.getByRole("region", { name: "By key", exact: true })).toBeVisible();
  await expectAccessible(page);
  const days = await download(page, "CSV of usage by day");
  expect(days.name).toBe("showrunner-test-days-7-days.csv");
  expect(days.lines[0]).toBe("date,requests,errors,cost_usd");
  expect(days.lines).toHaveLength(8);
  expect(Number(days.lines[7]?.split(",")[1])).toBeGreaterThan(0);
  await page.goto("/dashboard/test/requests?operation=createClient");
  const calls = await download(page, "CSV of these requests");
  expect(calls.lines[0]).toMatch(/^created_at,request_id,operation,/);
  expect(calls.lines.slice(1).every((line) => line.includes(",createClient,"))).toBe(true);
  expect(calls.lines.some((line) => line.includes("'=1+"))).toBe(true);
  const stranger = await person();
  const refused = await stranger.request.get("/dashboard/test/usage/download", { maxRedirects: 0 });
  expect(refused.status()).toBe(307);
});

async function download(page: Page, name: string): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), lines: text.trim().split("\r\n") };
}
