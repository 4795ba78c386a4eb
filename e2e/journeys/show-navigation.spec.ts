import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { MOVED_PAGES } from "@/lib/server/pages/moved-pages";
import { freshAddress, newcomer, signIn } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { expect, expectAccessible, test } from "../support/test";

const PAGES = [
  ["Content", ["Run of show", "Slides", "Videos"]],
  ["Audience", ["Signup page", "Promo kit", "People"]],
  ["Email", ["Messages", "Templates", "Schedule"]],
  ["Production", ["Guests", "Rehearsals", "Sponsors", "Vendors"]],
  ["After", ["Recording", "Clips", "Content", "Distribution", "Analytics", "Survey"]],
] as const;

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Navigation labels that are wider than their space. */
const cutLabels = (page: Page): Promise<string[]> =>
  page
    .getByRole("navigation", { name: "Show", exact: true })
    .getByRole("link")
    .evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent ?? ""),
    );

test("a producer moves through a show by keyboard, and each page shows its status and the next step", async ({
  person,
}) => {
  test.setTimeout(180_000);
  const page = await newcomer(person, "navigation");
  const title = `Looms ${Date.now()}`;
  await makeShow(page, { title, draft: true });
  const nav = page.getByRole("navigation", { name: "Show", exact: true });
  const main = page.getByRole("main");

  await expect(showPage(page, "Overview")).toHaveAttribute("aria-current", "page");
  for (const [group, labels] of PAGES)
    await expect(nav.getByRole("list", { name: group }).getByRole("link")).toHaveText([...labels]);
  await expectAccessible(page);

  await test.step("arrow keys go from page to page, and the focus is seen", async () => {
    await showPage(page, "Overview").focus();
    for (const _step of ["Details", "Run of show", "Slides"]) await page.keyboard.press("ArrowDown");
    await expect(showPage(page, "Slides")).toBeFocused();
    await expect(showPage(page, "Slides")).not.toHaveCSS("outline-style", "none");
    await page.keyboard.press("End");
    await expect(showPage(page, "Survey")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(showPage(page, "Overview")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(showPage(page, "Overview")).toBeFocused();
  });

  await test.step("every page says which show it belongs to, and the way back is one key away", async () => {
    for (const [, labels] of PAGES)
      for (const label of labels) {
        await showPage(page, label).press("Enter");
        const heading = label === "Templates" ? "Email templates" : label;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(nav.locator("[aria-current]")).toHaveText(label);
        await expect(main.getByRole("link", { name: title })).toBeVisible();
        await expect(main.getByText("Draft", { exact: true }).first()).toBeVisible();
      }
    await main.getByRole("link", { name: title }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  });

  await test.step("the next step is publishing, then the studio, wherever it is taken", async () => {
    await showPage(page, "People").press("Enter");
    await page.getByRole("button", { name: "Publish show" }).press("Enter");
    await expect(main.getByRole("link", { name: "Open studio" })).toBeVisible();
    await expect(main.getByText("Published", { exact: true })).toBeVisible();
  });

  await test.step("a page is found by its name or its group", async () => {
    // Letters typed while the palette's code still loads are in its field afterwards.
    const asked: string[] = [];
    await page.route("**/_next/static/chunks/**", async (route) => {
      asked.push(route.request().url());
      await setTimeout(500);
      await route.continue();
    });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("production");
    const search = page.getByPlaceholder("Search pages, request IDs and docs");
    await expect(search).toHaveValue("production");
    expect(asked.length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: "wait" });
    // Closed with the same keys, it opens empty again.
    await page.keyboard.press("Control+k");
    await expect(search).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(search).toHaveValue("");
    await page.keyboard.type("production");
    const found = page.getByRole("group", { name: "This show" }).getByRole("option");
    await expect(found).toHaveCount(4);
    await found.filter({ hasText: "Vendors" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vendors");
  });

  await test.step("the workspace is one step away", async () => {
    await page.getByRole("link", { name: "All shows" }).press("Enter");
    await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible();
    await expect(nav).toHaveCount(0);
  });
});

test("on a phone, every page of a show is two taps away, and nothing is cut off", async ({ person }) => {
  test.setTimeout(120_000);
  const page = await person({ width: 390, height: 844, dark: true });
  await signIn(page, freshAddress("phone"));
  await makeShow(page, { title: `A show with a title that is far too long for one line ${Date.now()}` });
  const picker = page.getByRole("button", { name: /^Show page/ });
  await expect(picker).toContainText("Overview");
  for (const label of ["Run of show", "People", "Schedule", "Rehearsals", "Recording"]) {
    await picker.click();
    await expect(showPage(page, label)).toBeVisible();
    expect(await cutLabels(page)).toEqual([]);
    await expectAccessible(page);
    await showPage(page, label).click();
    await expect(picker).toContainText(label);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
    expect(await scrollsSideways(page), label).toBe(false);
    await expectAccessible(page);
  }
});

test("old URLs redirect to their pages and keep their query", async ({ person }) => {
  const page = await newcomer(person, "moved");
  const slug = await makeShow(page, { title: `Moved ${Date.now()}` });
  const filled = (address: string) => address.replace(/:env(\([^)]*\))?/, "test").replace(":slug", slug);
  for (const { source, destination } of MOVED_PAGES) {
    await page.goto(`${filled(source)}?kind=changed&x=1%262`);
    expect(new URL(page.url()).pathname).toBe(filled(destination));
    expect(new URL(page.url()).search).toBe("?kind=changed&x=1%262");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`/dashboard/test/shows/${slug}#guests`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guests");
  await expect(page).toHaveURL(new RegExp(`/shows/${slug}/guests$`));
});
