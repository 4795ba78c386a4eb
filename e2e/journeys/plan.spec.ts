import type { Page } from "@playwright/test";
import { newcomer } from "../support/accounts";
import { pressEnter } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

const BRIEF = "30 minutes with Ada Lovelace (Engineer). Topics: looping, music, limits.";

const titles = (page: Page) =>
  page
    .getByRole("list", { name: "Run of show" })
    .getByRole("textbox", { name: /^Title of part/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

test("a producer writes the run of show with the keyboard alone, beside somebody else, and loses nothing", async ({
  person,
  complaints,
}) => {
  test.setTimeout(120_000);
  // Two save at the same time, and one of them is cut off.
  complaints.expected.push(/409 .*\/plan$/, /ERR_FAILED .*\/plan$/);
  const page = await newcomer(person, "plan");
  const title = `Plans ${Date.now()}`;
  await page.goto("/dashboard/test/shows");
  await page.getByRole("button", { name: "New show" }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Brief" }).fill(BRIEF);
  await page.getByRole("checkbox", { name: /Write the run of show/ }).click();
  await page.getByRole("button", { name: "Create show" }).click();
  await page.getByRole("link", { name: title }).first().click();
  const section = page.getByRole("region", { name: "Run of show" });
  await expect(section.getByText("No parts yet.")).toBeVisible();
  await section.getByRole("link", { name: "Edit" }).press("Enter");

  const add = page.getByRole("button", { name: "Add a part" });
  for (const words of ["Welcome", "Looping", "Questions"]) {
    await pressEnter(add);
    await page.keyboard.type(words);
  }
  expect(await titles(page)).toEqual(["Welcome", "Looping", "Questions"]);
  await saved(page);
  await expectAccessible(page);

  await page.keyboard.press("Alt+ArrowUp");
  expect(await titles(page)).toEqual(["Welcome", "Questions", "Looping"]);
  await expect(page.getByRole("textbox", { name: "Title of part 2" })).toBeFocused();
  await page.keyboard.press("Control+z");
  expect(await titles(page)).toEqual(["Welcome", "Looping", "Questions"]);
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("textbox", { name: "Minutes of Looping" }).fill("12:30");
  await saved(page);
  await page.reload();
  expect(await titles(page)).toEqual(["Welcome", "Questions", "Looping"]);
  await expect(page.getByRole("textbox", { name: "Minutes of Looping" })).toHaveValue("12:30");

  // The same person at another desk, who edits another part meanwhile.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole("textbox", { name: "Title of part 1" }).fill("A warm welcome");
  await other.getByRole("textbox", { name: "Title of part 3" }).fill("Looping, live");
  await saved(page);
  await saved(other);
  await page.reload();
  expect(await titles(page)).toEqual(["A warm welcome", "Questions", "Looping, live"]);
  await other.close();

  // What cannot be sent is kept in the browser.
  await page.route("**/v1/events/*/plan", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "Title of part 2" }).fill("Your questions");
  await expect(page.getByText("Offline: kept in this browser")).toBeVisible();
  await page.unroute("**/v1/events/*/plan");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title of part 2" })).toHaveValue("Your questions");
  await saved(page);
  await page.reload();
  expect(await titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);

  await pressEnter(page.getByRole("button", { name: "Draft from the brief" }));
  const changes = page.getByRole("list", { name: "What the draft would change" });
  await expect(changes.or(page.getByText("The draft would change nothing"))).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await pressEnter(page.getByRole("button", { name: "Discard it" }));
  await expect(page.getByRole("button", { name: "Draft from the brief" })).toBeVisible();
  expect(await titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);
});
