import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

test("a series gives its shows their email texts, lists them, and is archived", async ({
  person,
  complaints,
}) => {
  complaints.expected.push(/status of 400/, /400 .*\/v1\/series\//);
  const page = await newcomer(person, "series");
  await page.goto("/dashboard/test/series");
  await expectAccessible(page);
  await page.getByRole("button", { name: "New series" }).first().click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mills monthly");
  await page.getByRole("button", { name: "Create series" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mills monthly");
  await page.getByLabel("Host’s name").fill("Mary Somerville");
  await page.getByLabel("Accent color").fill("teal");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a color such as #0f766e.")).toBeVisible();
  await page.getByLabel("Accent color").fill("#0f766e");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Email templates" }).last().click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Your place at the mills");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Set for the series").first()).toBeVisible();

  const title = `Of a series ${Date.now()}`;
  await makeShow(page, { title });
  await showPage(page, "Details").click();
  await page.getByLabel("Series").fill("mills-monthly");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("All changes saved")).toBeVisible();
  await showPage(page, "Templates").click();
  await expect(page.getByText("Inherited from the series").first()).toBeVisible();
  await expect(page.locator("[data-preview-subject]")).toHaveText("Your place at the mills");

  await page.goto("/dashboard/test/series/mills-monthly");
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive series" }).click();
  await expect(page.getByText("archived", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Archive" })).toHaveCount(0);
});
