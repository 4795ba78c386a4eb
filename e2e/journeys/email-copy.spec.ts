import type { Page } from "@playwright/test";
import { choose, freshAddress, newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { emailTo } from "../support/inbox";
import { makeShow } from "../support/make-show";
import { signUp } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";

/** Excludes the framed email: no scripts run in it, including the accessibility checker. */
async function expectReadable(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await expectAccessible(page);
}

test("one show's confirmation email is edited, previewed, sent, and reset", async ({
  person,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.expected.push(/status of 400/);
  const page = await newcomer(person, "copy");
  const title = `Mail copy ${Date.now()}`;
  const slug = await makeShow(page, { title });
  await showPage(page, "Templates").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email templates");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.locator("[data-preview-subject]")).toHaveText(`You’re in: ${title}`);

  // It updates while someone types, and nothing of it is saved.
  const subject = page.getByRole("textbox", { name: "Subject" });
  await subject.fill("See you there, {{name}} 🎧");
  await expect(preview.locator("[data-preview-subject]")).toHaveText("See you there, Ada Lovelace 🎧");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("**Bring** a {{nmae}}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Unknown variable/)).toBeVisible();
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("**Bring** a pen, {{name}}.");
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await expect(preview.getByText("Bring a pen, Ada Lovelace.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(subject).toHaveValue("See you there, {{name}} 🎧");
  await expectReadable(page);

  const address = freshAddress("reader");
  await signUp(await person(), `/e/${slug}`, "Linus", address);
  const mail = await emailTo(address);
  expect(mail.subject).toBe("See you there, Linus 🎧");
  expect(mail.html).toContain("<strong>Bring</strong> a pen, Linus.");

  // As that attendee, with the email they received.
  await page.reload();
  await choose(page, "Preview as", /Linus/);
  await expect(preview.locator("[data-preview-subject]")).toHaveText("See you there, Linus 🎧");
  await expect(page.getByText("Will be sent")).toBeVisible();
  await expect(page.getByText(/Last email: captured/)).toBeVisible();
  await expectReadable(page);

  await page.getByRole("button", { name: "Use the default text: subject" }).click();
  await page.getByRole("button", { name: "Use the default text: text" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(preview.locator("[data-preview-subject]")).toHaveText(`You’re in: ${title}`);
  await page.reload();
  await expect(subject).toHaveValue("");
});
