import { choose, newcomer, openArea } from "../support/accounts";
import { statusFor, untilRefused } from "../support/api";
import { expect, expectAccessible, test } from "../support/test";

const KEY = /sr_test_[0-9A-Za-z]{38}/;

test("an API key from creation to revocation", async ({ person }) => {
  test.setTimeout(180_000);
  const page = await newcomer(person, "keys");
  await openArea(page, "API keys");
  const shownKey = async () => {
    const text = await page.locator("[data-secret]").textContent();
    return KEY.exec(text ?? "")?.[0] ?? "";
  };

  await page.getByRole("button", { name: "Create test key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("CRM sync");
  // Scopes that send, go live or stop a show are off unless someone selects them.
  await page.getByRole("button", { name: /Choose scopes/ }).click();
  for (const words of [
    "Send email to registrations and guests",
    "Control a show while it is on air",
    "Stop a show immediately",
  ])
    await expect(page.getByRole("checkbox", { name: words })).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Read-only/ }).click();
  await choose(page, "Expires", "After 30 days");
  await page.getByLabel("Daily cost cap").fill("0.25");
  await page.getByRole("button", { name: "Create key" }).click();
  const first = await shownKey();
  await expect(page.getByText("It won’t be shown again")).toBeVisible();
  expect(await statusFor(first)).toBe(200);
  await page.getByRole("button", { name: "I’ve saved it" }).click();

  const row = page.getByRole("row").filter({ hasText: first.slice(-4) });
  await expect(row).toContainText("CRM sync");
  await expect(row).toContainText("Read-only");
  await expect(row).toContainText("$0.25");
  await expect(row).toContainText("Test");
  await expect(page.getByText(first)).toHaveCount(0);
  await expectAccessible(page);

  await row.getByRole("button", { name: "Actions for CRM sync" }).click();
  await page.getByRole("menuitem", { name: "Rotate" }).click();
  await choose(page, `Current key …${first.slice(-4)}`, "Keep working for 2 more days");
  await page.getByRole("button", { name: "Create new key" }).click();
  const second = await shownKey();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  expect([await statusFor(first), await statusFor(second)]).toEqual([200, 200]);

  const old = page.getByRole("row").filter({ hasText: first.slice(-4) });
  await old.getByRole("button", { name: "Actions for CRM sync" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  const sure = page.getByRole("alertdialog");
  await expect(sure.getByRole("button", { name: "Revoke key" })).toBeDisabled();
  await sure.getByLabel("Type revoke to confirm").fill("revoke");
  await sure.getByRole("button", { name: "Revoke key" }).click();
  await expect(old.getByText("revoked")).toBeVisible();
  await untilRefused(() => statusFor(first));
  expect(await statusFor(second)).toBe(200);

  // Who did what, with the previous and new values.
  await openArea(page, "Audit log");
  await page.getByText("revokeKey").click();
  await expect(page.getByRole("row").filter({ hasText: "revoked_at" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("a managed client: created, edited, suspended, and found by the caller's own id", async ({
  person,
  complaints,
}) => {
  test.setTimeout(150_000);
  complaints.expected.push(/409/);
  const page = await newcomer(person, "clients");
  await openArea(page, "Clients");
  await page.getByRole("button", { name: "New client" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Northwind");
  await page.getByRole("dialog").getByLabel("Your ID").fill("crm-42");
  await page.getByRole("button", { name: "Create client" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Northwind");

  const metadata = page.getByLabel("Metadata");
  await metadata.fill('{"tier": ');
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/JSON/).nth(1)).toBeVisible();
  await metadata.fill('{"tier": "gold"}');
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Suspend client" }).click();
  await expect(page.getByRole("button", { name: "Activate" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent requests", exact: true }).first()).toContainText(
    "updateClient",
  );

  await page.goto("/dashboard/test/clients?external_id=crm-42&status=suspended");
  await expect(page.getByRole("row").filter({ hasText: "Northwind" })).toContainText("suspended");
  await page.goto("/dashboard/test/clients?external_id=crm-42&status=active");
  await expect(page.getByText("No clients match these filters")).toBeVisible();
});
