import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShowByHand } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

const BRIEF = `30 minutes with Ada Lovelace (Engineer, Analytical Engines) and Ben Nevis (Engineer).
Topics: looping, music, limits.`;

test("people named in the brief are accepted or removed on the show's page, using only the keyboard", async ({
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
});
