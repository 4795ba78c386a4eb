import type { Page } from "@playwright/test";
import { newcomer } from "../support/accounts";
import { expectSaved, showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

const headline = (page: Page) => page.getByRole("textbox", { name: "Headline", exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Page preview"]');

async function expectPublic(visitor: Page, address: string, heading: string): Promise<void> {
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("a producer edits the signup page, compares versions, publishes and restores, and loses nothing", async ({
  person,
  complaints,
}) => {
  test.setTimeout(150_000);
  complaints.expected.push(/ERR_FAILED .*\/signup$/);
  const page = await newcomer(person, "signup-editor");
  const title = `Looms ${Date.now()}`;
  await makeShow(page, { title });
  await showPage(page, "Signup page").click();
  const address = (await page.getByRole("link", { name: "Open page" }).getAttribute("href")) ?? "";
  expect(address).toMatch(/\/e\//);
  const visitor = await page.context().newPage();
  await expectPublic(visitor, address, title);

  await headline(page).fill("What looms can sing");
  await page.getByRole("textbox", { name: "What people will learn" }).fill("How cards work\nWhy it hums");
  await expectSaved(page);
  await expect(preview(page).getByRole("heading", { level: 1, name: "What looms can sing" })).toBeVisible();
  await expect(preview(page).getByText("Why it hums")).toBeVisible();
  await page.getByRole("button", { name: "Desktop" }).click();
  await expect(page.getByRole("button", { name: "Desktop" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await expectPublic(visitor, address, title);

  await page.getByRole("button", { name: "Publish…" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(dialog.getByText("What looms can sing")).toBeVisible();
  await expect(dialog.getByText("How cards work")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("button", { name: "Published" })).toBeDisabled();
  await expectPublic(visitor, address, "What looms can sing");

  // What can't be sent is kept in the browser, even across a reload.
  await page.route("**/v1/events/*/signup", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await headline(page).fill("What looms can shout");
  await expect(page.getByText("Offline. Saved in this browser")).toBeVisible();
  await page.reload();
  await expect(headline(page)).toHaveValue("What looms can shout");
  await expect(page.getByText("Offline. Saved in this browser")).toBeVisible();
  await page.unroute("**/v1/events/*/signup");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expectSaved(page);
  await expect(page.getByText(/has 1 unpublished change/)).toBeVisible();

  const versions = page.getByRole("list", { name: "Versions" });
  await versions.getByRole("button", { name: "Compare version 0" }).click();
  const compared = page.getByRole("dialog", { name: "Version 0" });
  await expect(compared.getByText("What looms can shout")).toBeVisible();
  await compared.getByRole("button", { name: "Restore and publish" }).click();
  await expect(headline(page)).toHaveValue("");
  await expectPublic(visitor, address, title);
});
