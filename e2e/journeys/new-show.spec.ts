import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { pressEnter } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

const BRIEF = `Engines that compose

On March 2, 2035 at 6:30pm Lisbon time, 45 minutes.
With Ada Lovelace (Engineer, Analytical Engines) and Ben Nevis (Pianist).
Topics: looping, music, limits.`;

test("a producer pastes a brief, watches the run of show appear, corrects it, and creates the show", async ({
  person,
  complaints,
}) => {
  test.setTimeout(120_000);
  // The connection is cut once while the show is being created.
  complaints.expected.push(/ERR_FAILED .*\/showrooms$/);
  const page = await newcomer(person, "new-show");
  await page.goto("/dashboard/test/shows");
  await page.getByRole("link", { name: "New show" }).press("Enter");
  const brief = page.getByRole("textbox", { name: "Brief" });
  await expect(brief).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.insertText(BRIEF);

  const parts = page.getByRole("list", { name: "Run of show" });
  await expect(parts.getByText("Looping").first()).toBeVisible();
  await expect(page.getByText(/min total/)).toContainText("45 min");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  const starts = page.getByLabel("Starts");
  const minutes = page.getByLabel("Duration (minutes)");
  await expect(title).toHaveValue("Engines that compose");
  await expect(starts).toHaveValue("2035-03-02T18:30");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Lisbon");
  await expect(minutes).toHaveValue("45");

  const named = `Engines ${Date.now()}`;
  await title.fill(named);
  await minutes.fill("30");
  await expect(page.getByText(/min total/)).toContainText("30 min");
  await page.getByRole("checkbox", { name: /Add Ben Nevis/ }).press("Space");
  await page.getByRole("textbox", { name: "Title of Ben Nevis" }).fill("Organist");
  await expectAccessible(page);
  await page.reload();
  await expect(brief).toHaveValue(BRIEF);
  await expect(minutes).toHaveValue("30");
  await expect(page.getByRole("textbox", { name: "Title of Ben Nevis" })).toHaveValue("Organist");

  const create = page.getByRole("button", { name: "Create show" });
  await page.route("**/v1/showrooms", (route) => route.abort());
  await pressEnter(create);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await page.unroute("**/v1/showrooms");
  await pressEnter(create);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(named, { timeout: 30_000 });
  await expect(page.getByRole("region", { name: "Run of show" }).first()).toContainText("30 min");
  await showPage(page, "Guests").press("Enter");
  const roster = page.getByRole("table", { name: "Guests", exact: true });
  await expect(roster.getByText("Ben Nevis")).toBeVisible();
  await expect(page.getByRole("region", { name: "Proposed guests" }).getByText("Ada Lovelace")).toBeVisible();

  await page.goto("/dashboard/test/shows/new");
  await expect(brief).toHaveValue("");
});
