import type { Page } from "@playwright/test";
import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShowByHand } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

const BRIEF = `30 minutes with Ada Lovelace (Engineer, Analytical Engines) and Ben Nevis (Engineer).
Topics: looping, music, limits.`;

/** Adds a guest, corrects them, and removes them, with the history in between. */
async function keepRoster(page: Page, stranger: Page): Promise<void> {
  const roster = page.getByRole("table", { name: "Guests", exact: true });
  const dialog = page.getByRole("dialog");
  const choose = async (item: string) => {
    await roster.getByRole("button", { name: /^Actions for Grace/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await page.getByRole("button", { name: "Add guest" }).click();
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Grace Hoper");
  await dialog.getByRole("textbox", { name: /^Email/ }).fill("grace@example.com");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add guest" }).click();
  await expect(roster.getByText("Grace Hoper")).toBeVisible();
  await expect(dialog).toBeHidden();

  await choose("Edit");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Grace Hopper");
  await dialog.getByRole("textbox", { name: /^Company/ }).fill("Compilers Ltd.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(roster.getByText("Compilers Ltd.")).toBeVisible();
  await roster.getByRole("row", { name: /Grace/ }).getByRole("button", { name: "History" }).click();
  await expect(dialog.getByText("updateGuest")).toBeVisible();
  await page.keyboard.press("Escape");
  await stranger.reload();
  await expect(stranger.getByText("Grace Hopper").first()).toBeVisible();

  await choose("Remove");
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(roster.getByText("Grace Hopper")).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByText(/Hopper/)).toHaveCount(0);
}

test("people named in the brief are accepted or removed on the show's page, using only the keyboard, and others are added", async ({
  person,
}) => {
  const page = await newcomer(person, "brief");
  const title = `Proposals ${Date.now()}`;
  const slug = await makeShowByHand(page, { title, brief: BRIEF, plan: true });

  await showPage(page, "Guests").press("Enter");
  const proposals = page.getByRole("region", { name: "Proposed guests" });
  await expect(proposals.getByText("From your brief")).toHaveCount(2);
  await expectAccessible(page);
  const stranger = await person();
  await stranger.goto(`/e/${slug}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.getByText(/Ada|Nevis/)).toHaveCount(0);

  await proposals.getByRole("button", { name: "Accept Ada Lovelace" }).focus();
  await page.keyboard.press("Enter");
  const roster = page.getByRole("table", { name: "Guests", exact: true });
  await expect(roster.getByText("Ada Lovelace")).toBeVisible();
  await expect(proposals.getByText("Ada Lovelace")).toHaveCount(0);
  await expect(proposals.getByRole("button", { name: "Accept Ben Nevis" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(proposals).toHaveCount(0);
  await expect(page.locator("[data-guests]")).toBeFocused();
  await expectAccessible(page);
  await stranger.reload();
  await expect(stranger.getByText("Ada Lovelace").first()).toBeVisible();
  await expect(stranger.getByText(/Nevis/)).toHaveCount(0);
  await keepRoster(page, stranger);
});
