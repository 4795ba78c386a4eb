import { statusFor } from "../support/api";
import { emailTo } from "../support/inbox";
import { expect, expectAccessible, test } from "../support/test";

const KEY = /sr_test_[0-9A-Za-z]{38}/;

test("a developer signs in by email and gets a 201 in three clicks", async ({ person }) => {
  test.setTimeout(300_000);
  const page = await person();
  const address = `dev-${Date.now()}@example.com`;
  await page.goto("/sign-in");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Email" }).fill(address);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  const mail = await emailTo(address);
  const link = mail.links.find((found) => found.includes("/sign-in/confirm")) ?? "";
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/dashboard/);

  await page.getByRole("button", { name: "Create test key" }).click();
  await expect(page.getByText(KEY).first()).toBeVisible();
  const text = await page.getByText(KEY).first().textContent();
  const shown = KEY.exec(text ?? "")?.[0] ?? "";
  for (const [tab, part] of [
    ["TypeScript", "@showrunner/client"],
    ["Python", "urllib.request.urlopen("],
    ["MCP config", "/api/mcp"],
    ["curl", "/v1/examples/run"],
  ] as const) {
    await page.getByRole("button", { name: tab, exact: true }).click();
    const code = page.locator("pre", { hasText: part });
    await expect(code).toContainText(shown);
  }
  await page.getByRole("button", { name: "Run example" }).click();
  await expect(page.getByText("201").first()).toBeVisible();
  await expectAccessible(page);

  // The request is in the log, and its mention links there; the key is not shown.
  const mention = page.getByRole("link", { name: /^req_/ });
  const ran = await mention.textContent();
  await mention.click();
  await expect(page).toHaveURL(`/dashboard/test/requests/${ran}`);
  await expect(page.getByRole("region", { name: "Response" })).toContainText('"error": null');
  await expect(page.getByText(shown)).toHaveCount(0);

  // The key works, and it's not shown again.
  expect(await statusFor(shown)).toBe(200);
  await page.getByRole("link", { name: "API keys" }).click();
  await expect(page.getByText(shown.slice(-4)).first()).toBeVisible();
  await expect(page.getByText(shown)).toHaveCount(0);
  await expectAccessible(page);
  for (const name of [
    "Requests",
    "Errors",
    "Usage and budget",
    "Shows",
    "Clients",
    "Webhooks",
    "Audit log",
    "Settings",
  ]) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expectAccessible(page);
  }

  // The link worked only once.
  const again = await person();
  await again.goto(link);
  await again.getByRole("button", { name: "Sign in" }).click();
  await expect(again).not.toHaveURL(/\/dashboard/);
});
