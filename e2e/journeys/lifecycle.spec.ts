import type { Page } from "@playwright/test";
import { freshAddress, newcomer, newTestKey, openArea } from "../support/accounts";
import { call } from "../support/api";
import { expectSaved, showPage } from "../support/desk";
import { emailTo } from "../support/inbox";
import { makeShowByHand } from "../support/make-show";
import { chooseInMenu, pressEnter, typeOver } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

const badge = (page: Page, state: string) =>
  page.getByRole("heading", { level: 1 }).getByText(state, { exact: true });

const choose = (page: Page, item: string) => chooseInMenu(page, "More actions for this show", item);

const local = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000);

test("a producer creates, fills and publishes a show, cancels it and creates another, using only the keyboard", async ({
  person,
}) => {
  test.setTimeout(180_000);
  const page = await newcomer(person, "lifecycle");
  const key = await newTestKey(page, "Journey");
  const title = `Night radio ${Date.now()}`;
  const slug = await makeShowByHand(page, { title, draft: true });
  await expect(badge(page, "Draft")).toBeVisible();
  const checks = page.getByRole("list", { name: "Open checks" });
  await expect(checks).toContainText("No date yet. Reminders");
  await expectAccessible(page);

  await test.step("a check leads to what mends it", async () => {
    await checks.getByRole("link", { name: /Fix.*No date yet/ }).press("Enter");
    await page.getByLabel("Starts", { exact: true }).fill(local(IN_A_YEAR));
    await typeOver(page.getByLabel("Duration (minutes)", { exact: true }), "30");
    await typeOver(page.getByLabel("Host’s name", { exact: true }), "Ana Lima");
    await expectAccessible(page);
    await pressEnter(page.getByRole("button", { name: "Save" }));
    await expect(page.getByText("All changes saved")).toBeVisible();
    await showPage(page, "Overview").press("Enter");
    await expect(checks).not.toContainText("No date yet. Reminders");
    await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Show starts");
  });

  await test.step("the run of show is written, and its checks stand where they belong", async () => {
    const section = page.getByRole("region", { name: "Run of show" });
    await section.getByRole("link", { name: "Edit" }).press("Enter");
    for (const words of ["Long", "Goodbye"]) {
      await pressEnter(page.getByRole("button", { name: "Add segment" }));
      await page.keyboard.type(words);
    }
    const row = page.getByRole("listitem").filter({ has: page.getByLabel("Title of segment 1") });
    await page.getByLabel("Assignee for Long").press("H");
    await page.getByLabel("Assignee for Goodbye").press("H");
    await typeOver(page.getByLabel("Length of Long in minutes"), "60");
    await expect(row).toContainText("This segment ends after the show does");
    const checked = page.getByRole("region", { name: "Checks" });
    await checked.getByRole("link", { name: "Segment 1" }).press("Enter");
    await expect(page.getByLabel("Title of segment 1")).toBeFocused();
    await expectSaved(page);
    await expectAccessible(page);
    await showPage(page, "Overview").press("Enter");
  });

  await test.step("what the page would tell wrong blocks", async () => {
    await expect(page.getByText("Fix 1 problem before you publish.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish show" })).toHaveCount(0);
    await expect(
      checks.getByRole("link", { name: /Fix.*Segment 1, “Long”: The segments take/ }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Fix 1 problem" }).press("Enter");
    await expect(page.getByLabel("Title of segment 1")).toBeFocused();
    await typeOver(page.getByRole("textbox", { name: "Length of Long in minutes" }), "25");
    await expect(page.getByRole("region", { name: "Checks" })).toHaveCount(0);
    await expectSaved(page);
    await showPage(page, "Overview").press("Enter");
  });

  const visitor = await person();
  await test.step("publishing opens its pages at once", async () => {
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByText("Registration isn’t open yet")).toBeVisible();
    await pressEnter(page.getByRole("button", { name: "Publish show" }));
    await expect(badge(page, "Published")).toBeVisible();
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(visitor.getByText("Goodbye").first()).toBeVisible();
  });

  const address = freshAddress("reader");
  await test.step("cancelling says how many would be told, and tells them when asked", async () => {
    const body = { name: "Ada", email: address };
    await call("POST", `/v1/events/${slug}/registrations`, { key, body });
    await choose(page, "Cancel show");
    const dialog = page.getByRole("alertdialog");
    const notify = dialog.getByRole("checkbox", { name: "Email 1 person" });
    await expect(notify).not.toBeChecked();
    await expectAccessible(page);
    await notify.press("Space");
    await pressEnter(dialog.getByRole("button", { name: "Cancel show and email people" }));
    await expect(badge(page, "Cancelled")).toBeVisible();
    const mail = await emailTo(address);
    expect(mail.subject).toBe(`Cancelled: ${title}`);
    expect(mail.calendar).toContain("METHOD:CANCEL");
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByText("This show has been cancelled")).toBeVisible();
  });

  await test.step("a copy is a draft; once it is open, the cancelled page offers it", async () => {
    await choose(page, "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate show" });
    await dialog.getByLabel("Title").fill(`${title} again`);
    await dialog.getByLabel("Starts").fill(local(IN_A_YEAR));
    await expectAccessible(page);
    await pressEnter(dialog.getByRole("button", { name: "Duplicate" }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${title} again`);
    await expect(badge(page, "Draft")).toBeVisible();
    await pressEnter(page.getByRole("button", { name: "Publish show" }));
    await expect(badge(page, "Published")).toBeVisible();
    await visitor.goto(`/e/${slug}`);
    await visitor.getByRole("link", { name: "View show" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("again");
    await choose(page, "Unpublish");
    await pressEnter(page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }));
    await expect(badge(page, "Draft")).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText("Offline for now")).toBeVisible();
  });

  await test.step("an archived show leaves the list", async () => {
    await page.goto(`/dashboard/test/shows/${slug}`);
    await choose(page, "Archive");
    await pressEnter(page.getByRole("alertdialog").getByRole("button", { name: "Archive" }));
    await expect(badge(page, "Archived")).toBeVisible();
    await openArea(page, "Shows");
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
    await page.goto("/dashboard/test/shows?state=archived");
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  });
});
