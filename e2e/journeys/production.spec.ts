import type { Page } from "@playwright/test";
import { anyColour, pngImage } from "@/test/support/images";
import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { chooseInMenu } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

async function newShow(page: Page, title: string): Promise<string> {
  const slug = await makeShow(page, { title });
  await openPage(page, "Rehearsals");
  return slug;
}

async function openPage(page: Page, name: string): Promise<void> {
  await showPage(page, name).press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("a producer schedules a rehearsal and adds a sponsor and a vendor, using only the keyboard", async ({
  person,
}) => {
  test.setTimeout(120_000);
  const page = await newcomer(person, "production");
  const slug = await newShow(page, `Bread ${Date.now()}`);
  await expect(page.getByText("No rehearsals yet")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Schedule rehearsal" }).press("Enter");
  await page.getByRole("dialog").getByLabel("When").fill("2031-04-30T15:00");
  await page.getByRole("dialog").getByRole("textbox", { name: "Notes" }).fill("Run the demo twice.");
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.getByRole("dialog").getByRole("button", { name: "Schedule rehearsal" }).press("Enter");
  const rehearsals = page.getByRole("list", { name: "Rehearsals" });
  await expect(rehearsals.getByText("Run the demo twice.")).toBeVisible();
  await chooseInMenu(page, "Rehearsal actions", "Mark as done");
  await expect(rehearsals.getByText("Done")).toBeVisible();
  await chooseInMenu(page, "Rehearsal actions", "Remove");
  const undo = page.getByRole("button", { name: "Undo" });
  // The message stays while the pointer is on it.
  await undo.hover();
  await expect(page.getByText("No rehearsals yet")).toBeVisible();
  await undo.press("Enter");
  await expect(rehearsals.getByText("Run the demo twice.")).toBeVisible();

  await openPage(page, "Sponsors");
  await expect(page.getByText("No sponsors yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add sponsor" }).press("Enter");
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Name" }).fill("Mill & Sons");
  await form.getByLabel("Logo file").setInputFiles({
    name: "mill.png",
    mimeType: "image/png",
    buffer: await pngImage({ colour: anyColour() }),
  });
  await expect(form.getByText("mill.png")).toBeVisible();
  await form.getByRole("textbox", { name: "Link" }).fill("https://mill.example");
  await form.getByRole("button", { name: "Add sponsor" }).press("Enter");
  const sponsors = page.getByRole("table", { name: "Sponsors" });
  await expect(sponsors.getByText("Mill & Sons")).toBeVisible();

  await openPage(page, "Vendors");
  await expect(page.getByText("No vendors yet")).toBeVisible();
  await page.getByRole("button", { name: "Add vendor" }).press("Enter");
  await form.getByRole("textbox", { name: "Name" }).fill("Northern Lights");
  await form.getByRole("textbox", { name: "Role" }).fill("Cameras");
  await form.getByRole("button", { name: "Add vendor" }).press("Enter");
  const vendors = page.getByRole("table", { name: "Vendors" });
  await expect(vendors.getByText("Northern Lights")).toBeVisible();
  await chooseInMenu(page, "Actions for Northern Lights", "Edit");
  await form.getByLabel("Call time").fill("2031-05-01T09:30");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(vendors.getByText(/9:30/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(vendors.getByText("Cameras")).toBeVisible();

  const visitor = await person();
  await visitor.goto(`/e/${slug}`);
  await expect(visitor.getByRole("heading", { name: "Sponsors" })).toBeVisible();
  const link = visitor.getByRole("link", { name: "Mill & Sons" });
  await expect(link).toHaveAttribute("rel", "sponsored noopener");
  await expect(link).toHaveAttribute("href", "https://mill.example/");
  await link.getByRole("img").scrollIntoViewIfNeeded();
  await expect(link.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(link.getByRole("img")).not.toHaveJSProperty("naturalWidth", 0);
  await expect(visitor.getByText("Northern Lights")).toHaveCount(0);
  await expectAccessible(visitor);
});
