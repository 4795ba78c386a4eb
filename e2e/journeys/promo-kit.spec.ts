import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { emailTo } from "../support/inbox";
import { makeShow } from "../support/make-show";
import { callAsPerson } from "../support/session-call";
import { expect, expectAccessible, test } from "../support/test";

test("a host generates a promo kit, edits and approves a speaker's, and sends it to them", async ({
  person,
}) => {
  test.setTimeout(180_000);
  const page = await newcomer(person, "promo");
  const title = `Sourdough ${Date.now()}`;
  const slug = await makeShow(page, { title });
  const address = `ana-${Date.now()}@example.com`;
  await callAsPerson(page, `/v1/events/${slug}/guests`, {
    name: "Ana Lopez",
    title: "Baker",
    email: address,
  });

  await showPage(page, "Promo kit").click();
  await expect(page.getByText("Everything your speakers need to share the show")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Generate promo kit" }).click();
  const people = page.getByRole("navigation", { name: "Whose promo kit" });
  await people.getByRole("button", { name: /^Ana Lopez/ }).click({ timeout: 60_000 });
  const square = page.getByRole("img", { name: "Square card: Ana Lopez" });
  await expect(square).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(() => square.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1080, 1080]);
  await expectAccessible(page);

  const post = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "X", exact: true }) });
  await post.getByRole("button", { name: "Edit" }).click();
  const text = post.getByRole("textbox", { name: "X text" });
  await text.fill("x".repeat(281));
  await expect(post.getByText("The post is too long for X.")).toBeVisible();
  await text.fill("I’m baking on air.");
  await post.getByRole("button", { name: "Save text" }).click();
  await expect(post.getByText("Edited draft")).toBeVisible();

  await expect(page.getByText("Approve something to send it to this speaker.")).toBeVisible();
  await page.getByRole("button", { name: "Approve all" }).click();
  await expect(people.getByRole("button", { name: "Ana Lopez Approved" })).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`promo-kit-${slug}.zip`);

  await page.getByRole("button", { name: "Email speaker" }).click();
  await page.waitForURL(/\/messages\/com_/);
  await page.getByRole("button", { name: "Send to 1 person" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("1 of 1 emails sent.")).toBeVisible({ timeout: 30_000 });
  const email = await emailTo(address);
  expect(email.subject).toBe(`Your promo kit for ${title}`);
  expect(email.text).toContain("I’m baking on air.");
  const shared = email.links.find((link) => link.includes("/promo/") && link.includes("file=story")) ?? "";
  const picture = await fetch(shared);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);

  // What was approved is made again when the show changes, and has to be approved again.
  await callAsPerson(page, `/v1/events/${slug}/guests`, { name: "Cy Park" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/test/shows/${slug}/promo-kit`);
  await page
    .getByRole("combobox", { name: "Whose promo kit" })
    .selectOption({ label: "Ana Lopez · Out of date" });
  await expect(page.getByText("Out of date").filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});
