import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { newcomer } from "../support/accounts";
import { expectSaved } from "../support/desk";
import { makeShow } from "../support/make-show";
import { chooseInMenu, pressEnter } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

const BRIEF = "30 minutes with Ada Lovelace (Engineer). Topics: looping, music, limits.";

const titles = (page: Page) =>
  page
    .getByRole("list", { name: "Run of show" })
    .getByRole("textbox", { name: /^Title of segment/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test("a producer edits the run of show using only the keyboard, at the same time as someone else, and loses nothing", async ({
  person,
  complaints,
}) => {
  test.setTimeout(120_000);
  // Two save at the same time, and one of them is cut off.
  complaints.expected.push(/409 .*\/plan$/, /ERR_FAILED .*\/plan$/);
  const page = await newcomer(person, "plan");
  const title = `Plans ${Date.now()}`;
  await makeShow(page, { title, brief: BRIEF });
  const section = page.getByRole("region", { name: "Run of show" });
  await expect(section.getByText("No segments yet.")).toBeVisible();
  await section.getByRole("link", { name: "Edit" }).press("Enter");

  const add = page.getByRole("button", { name: "Add segment" });
  for (const words of ["Welcome", "Looping", "Questions"]) {
    await pressEnter(add);
    await page.keyboard.type(words);
  }
  await expect.poll(() => titles(page)).toEqual(["Welcome", "Looping", "Questions"]);
  await expectSaved(page);
  await expectAccessible(page);

  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => titles(page)).toEqual(["Welcome", "Questions", "Looping"]);
  await expect(page.getByRole("textbox", { name: "Title of segment 2" })).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect.poll(() => titles(page)).toEqual(["Welcome", "Looping", "Questions"]);
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("textbox", { name: "Length of Looping in minutes" }).fill("12:30");
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["Welcome", "Questions", "Looping"]);
  await expect(page.getByRole("textbox", { name: "Length of Looping in minutes" })).toHaveValue("12:30");

  // The same person in a second tab, who edits another segment at the same time.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole("textbox", { name: "Title of segment 1" }).fill("A warm welcome");
  await other.getByRole("textbox", { name: "Title of segment 3" }).fill("Looping, live");
  await expectSaved(page);
  await expectSaved(other);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Questions", "Looping, live"]);
  await other.close();

  // What can't be sent is kept in the browser.
  await page.route("**/v1/events/*/plan", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("textbox", { name: "Title of segment 2" }).fill("Your questions");
  await expect(page.getByText("Offline. Saved in this browser")).toBeVisible();
  await page.unroute("**/v1/events/*/plan");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Title of segment 2" })).toHaveValue("Your questions");
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);

  await pressEnter(page.getByRole("button", { name: "Generate from brief" }));
  const changes = page.getByRole("list", { name: "Changes in the draft" });
  await expect(
    changes.or(
      page.getByText(/The draft (matches the current run of show|can't be combined with your edits)/),
    ),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  await pressEnter(page.getByRole("button", { name: "Discard" }));
  await expect(page.getByRole("button", { name: "Generate from brief" })).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);

  await test.step("a part that is dragged goes back on Escape", async () => {
    const handle = page.getByRole("button", { name: /^Move Looping, live/ });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const first = await page.getByRole("button", { name: /^Move A warm welcome/ }).boundingBox();
    if (!from || !first) throw new Error("a part cannot be seen");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(first.x, first.y - 5, { steps: 5 });
    await expect.poll(() => titles(page)).toEqual(["Looping, live", "A warm welcome", "Your questions"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);
    await page.mouse.up();
  });

  await test.step("a table is fetched, changed, compared, taken and taken back", async () => {
    const download = page.waitForEvent("download");
    await chooseInMenu(page, "Export", "CSV");
    const table = await readFile(await (await download).path(), "utf8");
    expect(table).toContain("Looping, live");
    const changed = table.replace("0:12:30", "20 min").replace("Your questions", "Ask away");
    const buffer = Buffer.from(changed.replace(/\r\n$/, "\r\nx,,,soon,Goodbye\r\n"));
    await page.getByLabel("Import file").setInputFiles({ name: "plan.csv", mimeType: "text/csv", buffer });
    await expect(changes).toContainText("duration 12:30 → 20 min");
    await expect(changes).toContainText("Goodbye");
    await expect(page.getByRole("list", { name: "Rows to review" })).toContainText("“soon” isn't a length");
    await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);
    await expectAccessible(page);
    await pressEnter(page.getByRole("button", { name: "Apply import" }));
    const taken = ["A warm welcome", "Ask away", "Looping, live", "Goodbye"];
    await expect.poll(() => titles(page)).toEqual(taken);
    await page.getByRole("textbox", { name: "Title of segment 1" }).press("Control+z");
    await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);
    await expectSaved(page);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(["A warm welcome", "Your questions", "Looping, live"]);
  });
});
