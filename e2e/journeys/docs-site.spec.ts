import type { Locator, Page } from "@playwright/test";
import { newcomer } from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const PAGES = [
  "/docs",
  "/docs/quickstart",
  "/docs/reference",
  "/docs/reference/showrooms/createShowroom",
  "/docs/reference/studio/runStudioCommand",
  "/docs/errors/version_conflict",
  "/docs/webhooks/registration.created",
  "/docs/scopes",
  "/docs/limits",
  "/docs/changelog",
];

const fitsItsWidth = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${page.url()} is wider than the window`,
  ).toBeLessThanOrEqual(0);

const LOOKS = {
  "a light desk": {},
  "a dark desk": { dark: true },
  "a light phone": { width: 390, height: 844 },
  "a dark phone": { width: 390, height: 844, dark: true },
};

/** A scan takes two seconds per page: these two cover both layouts and both palettes. */
const SCANNED = ["a light desk", "a dark phone"];

for (const [name, look] of Object.entries(LOOKS)) {
  test(`the documentation's pages pass all checks on ${name}`, async ({ person }) => {
    test.setTimeout(180_000);
    const page = await person(look);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await fitsItsWidth(page);
      if (SCANNED.includes(name)) await expectAccessible(page);
    }
  });
}

/** Opens the search with its keyboard shortcut, retrying until the page is interactive. */
async function searchByKey(page: Page, placeholder: string): Promise<Locator> {
  const field = page.getByPlaceholder(placeholder);
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return field;
}

test("a developer finds, reads, copies and tries an operation", async ({ person, complaints }) => {
  test.setTimeout(120_000);
  // The browser also reports a refused call as a refused request.
  complaints.expected.push(/status of 401/);
  const page = await person();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/errors/not_found");
  await (await searchByKey(page, "Search pages, operations and codes")).fill("createClient");
  await expect(page.getByRole("option").first()).toContainText("Create a client");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/docs/reference/clients/createClient");
  await expect(page.getByText("Idempotency-Key required")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "events:write" })).toBeVisible();

  // The language is kept on the next page, and the copied code is the code shown.
  await page.getByRole("button", { name: "Python", exact: true }).first().click();
  await page.getByRole("link", { name: "List clients" }).first().click();
  await page.waitForURL("**/listClients");
  await expect(page.getByRole("button", { name: "Python", exact: true }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Copy code" }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "import json, os, urllib.request",
  );
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# List clients/);

  await page.goto("/docs/reference/clients/createClient");
  await page.getByRole("button", { name: "Try it" }).click();
  const drawer = page.getByRole("dialog", { name: "Try it" });
  await drawer.getByLabel("Test API key").fill(up.live_key);
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect(drawer.getByText("Use a test API key")).toBeVisible();
  await drawer.getByLabel("Test API key").fill("sr_test_0000000000000000000000000000000000000");
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect(drawer.getByRole("link", { name: "What unauthorized means" })).toBeVisible();
  await drawer.getByLabel("Test API key").fill(up.test_key);
  await drawer.getByLabel("Body").fill(`{ "name": "Tried ${Date.now()}" }`);
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect(drawer.getByRole("region", { name: "Response" })).toContainText('"dry_run": true');
  await expectAccessible(page);

  // The key is stored nowhere but in the field.
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
  );
  expect(kept).not.toContain("sr_test_");
});

test("a signed-in person tries an operation without a key, and finds the documentation in the dashboard", async ({
  person,
}) => {
  const page = await newcomer(person, "reader");
  await (await searchByKey(page, "Search pages, request IDs and docs")).fill("listClients");
  await page.getByRole("option", { name: /List clients/ }).click();
  await page.waitForURL("**/docs/reference/clients/listClients");
  await page.getByRole("button", { name: "Try it" }).click();
  const drawer = page.getByRole("dialog", { name: "Try it" });
  await drawer.getByRole("button", { name: "Send" }).click();
  await expect(drawer.getByRole("region", { name: "Response" })).toContainText('"next_cursor"');
  await expect(drawer.getByText("200", { exact: true })).toBeVisible();
});

test("a phone reaches every page through the drawer", async ({ person }) => {
  const page = await person({ width: 390, height: 844 });
  await page.goto("/docs");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Documentation" });
  await expectAccessible(page);
  await menu.getByText("Audit log", { exact: true }).click();
  await menu.getByRole("link", { name: "List changes" }).click();
  await page.waitForURL("**/docs/reference/audit-log/listAuditLog");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("List changes");
});

test("the documentation has no dead links, in pages, Markdown or llms.txt", async ({ request }) => {
  test.setTimeout(400_000);
  const text = async (path: string, headers = {}): Promise<string> => {
    const response = await request.get(path, { headers });
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  // Show pages are listed too, and come and go with other journeys.
  const listed = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, found = ""]) => new URL(found).pathname)
    .filter((path) => !path.startsWith("/e/"));
  expect(listed.length).toBeGreaterThan(100);
  const linked = new Set<string>();
  for (const path of listed) {
    for (const [, href = ""] of (await text(path)).matchAll(/href="(\/[^"#]*)/g))
      if (!href.startsWith("/_next/")) linked.add(href);
  }
  for (const [, address = ""] of (await text("/llms.txt")).matchAll(/\]\(([^)]+)\)/g))
    linked.add(new URL(address).pathname);
  for (const path of linked) if (!listed.includes(path)) await text(path);

  const markdown = await request.get("/docs/errors/gone", { headers: { Accept: "text/markdown" } });
  expect(markdown.headers()["content-type"]).toContain("text/markdown");
  expect(await markdown.text()).toMatch(/^# gone/);
  expect((await request.get("/docs/nothing-here")).status()).toBe(404);
  expect((await request.get("/docs/nothing-here.md")).status()).toBe(404);
});
