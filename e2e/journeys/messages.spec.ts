import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

test("a host writes to the attendees, previews the message, sends it, and reads the delivery report", async ({
  person,
  complaints,
}) => {
  test.setTimeout(120_000);
  // An unknown variable is rejected while it's being typed.
  complaints.expected.push(/400 .*communications\/preview/);
  const page = await newcomer(person, "messages");
  const title = `Letters ${Date.now()}`;
  const slug = await makeShow(page, { title });

  const attendee = await person({ width: 390, height: 844 });
  await attendee.goto(`/e/${slug}`);
  await attendee.getByRole("textbox", { name: /name/i }).fill("Ada Lovelace");
  await attendee.getByRole("textbox", { name: /mail/i }).fill(`ada-${Date.now()}@example.com`);
  await attendee
    .getByRole("button", { name: /register|save|sign up/i })
    .first()
    .click();
  await expect(attendee.getByRole("heading", { level: 2 }).first()).toBeVisible();

  await showPage(page, "Messages").click();
  await expect(page.getByText("No messages yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New message" }).click();
  // The preview's frame runs no scripts, so the checker can't inspect it: the page is checked before the
  // frame appears.
  await expect(page.getByText("Add a subject and text")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Subject" }).fill("Before {{title}}");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Hello {{nickname}}");
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("alert")).toContainText(
    "Unknown variable: {{nickname}}",
  );
  await text.fill("Hello {{name}},\n\n**bring a question**: [come in]({{join_link}})");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText("1 recipient")).toBeVisible();
  await expect(preview.getByText(`Before ${title}`)).toBeVisible();
  await expect(preview.frameLocator("iframe").getByText("Hello Ada Lovelace")).toBeVisible();
  await page.getByRole("button", { name: "Save draft" }).click();

  await page.getByRole("button", { name: "Schedule" }).click();
  await page.getByLabel("When").fill("2031-05-01T10:00");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByText("scheduled for")).toBeVisible();
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  const recipients = page.getByRole("region", { name: "Recipients" }).first();
  await expect(recipients.getByText("Captured")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("1 of 1 emails sent.")).toBeVisible();
  await expectAccessible(page);
  await recipients.getByRole("link", { name: /captured/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Before ${title}` })).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("link", { name: "come in" })).toHaveAttribute(
    "href",
    /\/watch\/.+join=/,
  );
});
