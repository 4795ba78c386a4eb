import pg from "pg";
import { test } from "../firefox/firefox-test";
import { openArea } from "../support/accounts";
import { inLive } from "../support/api";
import { joinCrew } from "../support/crew";
import { showPage } from "../support/desk";
import { recordedShow } from "../support/spoken-show";
import { expect, expectAccessible } from "../support/test";
import { up } from "../up";

let database: pg.Client;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

test("a host makes a clip from one sentence, gives it another look, and archives its moment", async ({
  person,
}) => {
  test.setTimeout(600_000);
  const slug = await recordedShow(person, database);
  const page = await person({ width: 1440, height: 900 });
  await joinCrew(page, slug, database);
  await expect
    .poll(async () => (await inLive.listRecordings({ slug })).data[0]?.state, { timeout: 240_000 })
    .toBe("ready");
  await page.goto(`/dashboard/live/shows/${slug}`);
  await showPage(page, "Clips").click();
  await expect(page.getByText("Find the moments worth sharing")).toBeVisible();
  await expectAccessible(page);

  const clips = page.getByRole("region", { name: "Rendered clips" }).getByRole("listitem");
  await test.step("a sentence is understood before it costs anything, and then queued", async () => {
    const prompt = page.getByRole("textbox", { name: "Make a clip from one sentence" });
    await prompt.fill("the part about algebraical patterns, square, under 20 seconds");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(
      page.getByText("Understood: about “algebraical patterns” · square · up to 20 s"),
    ).toBeVisible();
    await expect(clips).toHaveCount(0);
    await prompt.press("Enter");
    await expect(page.getByText(/^Queued: /)).toBeVisible();
    await expect(clips).toHaveCount(1);
    await expect(clips.first().getByText("Ready", { exact: true })).toBeVisible({ timeout: 240_000 });
    await expect(clips.first().getByText(/^720 × 720 · \d+ s/)).toBeVisible();
    await expect(page.getByRole("meter", { name: "Slots used" })).toHaveAttribute("aria-valuenow", "1");
    await expectAccessible(page);
  });

  await test.step("another look takes no other slot", async () => {
    await clips.first().getByRole("button", { name: "Restyle" }).click();
    const moment = page.getByRole("region", { name: "Chosen moment" });
    await moment.getByRole("combobox", { name: "Shape" }).click();
    await page.getByRole("option", { name: /^Vertical/ }).click();
    await moment.getByRole("button", { name: "Render clip" }).click();
    await expect(clips).toHaveCount(2);
    await expect(clips.first().getByText("Ready", { exact: true })).toBeVisible({ timeout: 240_000 });
    await expect(clips.first().getByText(/^720 × 1280 · /)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      clips.first().getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/-clip-\d+\.mp4$/);
    await expect(page.getByRole("meter", { name: "Slots used" })).toHaveAttribute("aria-valuenow", "1");
  });

  await test.step("its words trim it, in the same slot", async () => {
    const moment = page.getByRole("region", { name: "Chosen moment" });
    const words = moment.getByRole("group", { name: "Trim by words" });
    await words.getByRole("button", { name: "sorry,", exact: true }).click();
    await expect(words.getByText(/^Starts .+ (earlier|later)/)).toBeVisible();
    await expectAccessible(page);
    // The keyboard does the same.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("[");
    await expect(words.getByRole("button", { name: "sorry,", exact: true })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await moment.getByRole("button", { name: "Render clip" }).click();
    await expect(clips).toHaveCount(3);
    await expect(clips.first().getByText("Ready", { exact: true })).toBeVisible({ timeout: 240_000 });
    await expect(page.getByRole("meter", { name: "Slots used" })).toHaveAttribute("aria-valuenow", "1");
  });

  await test.step("the address names the moment and whether archived ones are shown", async () => {
    const moments = page.getByRole("list", { name: "Moments" });
    const last = moments.locator("> li").last().getByRole("button").first();
    const title = (await last.textContent()) ?? "";
    await last.click();
    await page.getByRole("switch", { name: "Show archived" }).click();
    await expect(page).toHaveURL(/[?&]moment=\d+&archived=1$/);
    await page.reload();
    await expect(moments.getByRole("button", { pressed: true })).toHaveText(title);
    await expect(page.getByRole("switch", { name: "Show archived" })).toBeChecked();
    await page.getByRole("switch", { name: "Show archived" }).click();
    await expect(page).toHaveURL(/[?&]moment=\d+$/);
  });

  await test.step("an archived moment frees its slot", async () => {
    const moments = page.getByRole("list", { name: "Moments" }).getByRole("listitem");
    await moments
      .filter({ hasText: "3 clips" })
      .getByRole("button", { name: /^Actions for/ })
      .click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(moments.filter({ hasText: "3 clips" })).toHaveCount(0);
    await expect(page.getByRole("meter", { name: "Slots used" })).toHaveAttribute("aria-valuenow", "0");
  });

  await test.step("what was said in the show becomes a sales call, with its sound", async () => {
    await openArea(page, "Calls");
    await page.getByRole("button", { name: "Add call" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: "From a show" }).click();
    await dialog.getByLabel("Show", { exact: true }).selectOption(slug);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Analyze call" }).click();
    await expect(page.getByRole("region", { name: "Transcript" })).toContainText(
      "The engine weaves algebraical patterns.",
    );
    await expect(page.getByRole("region", { name: "Player" })).toBeVisible();
  });
});
