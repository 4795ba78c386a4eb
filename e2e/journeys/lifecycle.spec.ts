import type { Page } from "@playwright/test";
import { freshAddress, newcomer, newTestKey, openArea } from "../support/accounts";
import { call } from "../support/api";
import { mailTo } from "../support/inbox";
import { pressEnter } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

const badge = (page: Page, state: string) =>
  page.getByRole("heading", { level: 1 }).getByText(state, { exact: true });

/** Chooses in the menu beside the show's title, by the keyboard. */
async function choose(page: Page, name: string): Promise<void> {
  await pressEnter(page.getByRole("button", { name: "More for this show" }));
  const item = page.getByRole("menuitem", { name });
  await expect(item).toBeVisible();
  await item.press("Enter");
}

const local = (at: Date) =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000);

/** Makes a draft on the desk and opens its page. */
async function makeDraft(page: Page, title: string): Promise<string> {
  await openArea(page, "Shows");
  await pressEnter(page.getByRole("button", { name: "New show" }).first());
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("checkbox", { name: /Write the run of show/ }).press("Space");
  await page.getByRole("checkbox", { name: /Keep it as a draft/ }).press("Space");
  await pressEnter(page.getByRole("button", { name: "Create show" }));
  await page.getByRole("link", { name: title }).first().press("Enter");
  await expect(badge(page, "Draft")).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a producer mends what is missing, opens the show, calls it off and makes another one, by the keyboard", async ({
  person,
  complaints,
}) => {
  test.setTimeout(180_000);
  // It is published once before it is ready.
  complaints.expected.push(/409 .*\/publish$/);
  const page = await newcomer(person, "lifecycle");
  const key = await newTestKey(page, "Journey");
  const title = `Night radio ${Date.now()}`;
  const slug = await makeDraft(page, title);
  const checks = page.getByRole("list", { name: "Open checks" });
  await expect(checks).toContainText("The date is to be announced");
  await expectAccessible(page);

  await test.step("a check leads to what mends it", async () => {
    await checks.getByRole("link", { name: /Fix.*The date/ }).press("Enter");
    await page.getByLabel("Starts", { exact: true }).fill(local(IN_A_YEAR));
    await page.getByLabel("Minutes", { exact: true }).fill("30");
    await page.getByLabel("Host", { exact: true }).fill("Ana Lima");
    await expectAccessible(page);
    await pressEnter(page.getByRole("button", { name: "Save" }));
    await expect(page).not.toHaveURL(/details/);
    await expect(checks).not.toContainText("The date is to be announced");
    await expect(page.getByRole("region", { name: "What happens when" })).toContainText("The show starts");
  });

  await test.step("what the page would tell wrong blocks", async () => {
    const plan = { segments: [{ title: "Long", type: "talk", duration_sec: 3_600, assignee: "host" }] };
    await call("PUT", `/v1/events/${slug}/plan`, { key, body: plan });
    await page.reload();
    await expect(page.getByText("One thing blocks the opening.")).toBeVisible();
    await pressEnter(page.getByRole("button", { name: "Publish" }));
    await expect(page.getByText(/The show is not ready to open/)).toBeVisible();
    await expect(badge(page, "Draft")).toBeVisible();
    await checks.getByRole("link", { name: /Fix.*The parts take/ }).press("Enter");
    await page.getByRole("textbox", { name: "Minutes of Long" }).fill("30");
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await page.getByRole("link", { name: `← ${title}` }).press("Enter");
  });

  const visitor = await person();
  await test.step("publishing opens its pages at once", async () => {
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByText("Not open yet")).toBeVisible();
    await pressEnter(page.getByRole("button", { name: "Publish" }));
    await expect(badge(page, "Published")).toBeVisible();
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByRole("textbox", { name: "Name" })).toBeVisible();
  });

  const address = freshAddress("reader");
  await test.step("cancelling says how many would be told, and tells them when asked", async () => {
    const body = { name: "Ada", email: address };
    await call("POST", `/v1/events/${slug}/registrations`, { key, body });
    await choose(page, "Cancel the show");
    const dialog = page.getByRole("alertdialog");
    const tell = dialog.getByRole("checkbox", { name: "Tell 1 person by mail" });
    await expect(tell).not.toBeChecked();
    await expectAccessible(page);
    await tell.press("Space");
    await pressEnter(dialog.getByRole("button", { name: "Cancel the show and tell them" }));
    await expect(badge(page, "Cancelled")).toBeVisible();
    const mail = await mailTo(address);
    expect(mail.subject).toBe(`Cancelled: ${title}`);
    expect(mail.calendar).toContain("METHOD:CANCEL");
    await visitor.goto(`/e/${slug}`);
    await expect(visitor.getByText("This show is cancelled")).toBeVisible();
  });

  await test.step("a copy is a draft; once it is open, the cancelled page offers it", async () => {
    await choose(page, "Duplicate");
    const dialog = page.getByRole("dialog", { name: "Duplicate the show" });
    await dialog.getByLabel("Title").fill(`${title} again`);
    await dialog.getByLabel("Starts").fill(local(IN_A_YEAR));
    await expectAccessible(page);
    await pressEnter(dialog.getByRole("button", { name: "Duplicate" }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${title} again`);
    await expect(badge(page, "Draft")).toBeVisible();
    await pressEnter(page.getByRole("button", { name: "Publish" }));
    await expect(badge(page, "Published")).toBeVisible();
    await visitor.goto(`/e/${slug}`);
    await visitor.getByRole("link", { name: "See it" }).click();
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
