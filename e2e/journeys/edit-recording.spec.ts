import type { Page } from "@playwright/test";
import pg from "pg";
import { test } from "../firefox/firefox-test";
import { inLive } from "../support/api";
import { joinCrew } from "../support/crew";
import { showPage } from "../support/desk";
import { playedSecond } from "../support/open-recording";
import { recordedShow, SAID } from "../support/spoken-show";
import { expect, expectAccessible } from "../support/test";
import { up } from "../up";

let database: pg.Client;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

const transcript = (page: Page) => page.getByRole("tabpanel", { name: "Transcript" });
const lines = (page: Page) => transcript(page).getByRole("listitem");
const lineOf = (page: Page, text: string) => lines(page).filter({ hasText: text });

/** Waits until the new version plays. */
const untilMade = (page: Page) =>
  expect(page.getByText(/^Rendering the new version/)).toBeHidden({ timeout: 240_000 });

/** `HTMLMediaElement.readyState` of the player. */
const readyState = (page: Page) => page.evaluate(() => document.querySelector("video")?.readyState ?? 0);

async function cutByKeyboard(page: Page): Promise<void> {
  await lineOf(page, "no, sorry")
    .getByRole("button", { name: /no, sorry/ })
    .focus();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(transcript(page).getByText(/^2 lines, 4 s$/)).toBeVisible();
  await page.keyboard.press("Delete");
  const form = page.getByRole("form", { name: "Cut a section" });
  await expect(form.getByText(/^The program will be 4 s shorter: /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const message = page.getByText(/^4 s cut at 0:0\d$/).filter({ visible: true });
  await expect(message).toBeVisible();
  // The message stays while the pointer is on it.
  await message.hover();
  await expect(lines(page)).toHaveCount(3);
}

async function writePost(page: Page, slug: string): Promise<void> {
  await showPage(page, "Content").click();
  const kind = (state: string) =>
    page.getByRole("navigation", { name: "Kinds of texts" }).getByRole("button", { name: `X post ${state}` });
  await kind("Not generated").click();
  await page.getByRole("button", { name: "Generate", exact: true }).click();
  const blocks = page.getByRole("list", { name: "Text" }).getByRole("textbox");
  await expect(blocks.first()).toHaveValue(/ weaves algebraic patterns\./);
  await blocks.first().click();
  const evidence = page.getByRole("complementary", { name: "Evidence" });
  await expect(evidence.getByText(/ weaves algebraic patterns\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await page.keyboard.type("Come and see it.");
  await expect(kind("Edited")).toBeVisible();
  await expect(evidence.getByText("You wrote this sentence")).toBeVisible();

  const corrections = [{ from: "weaves algebraic", to: "wove algebraic" }];
  await inLive.correctTranscript({ slug, corrections });
  const { data } = await inLive.generateContent({ slug, kinds: ["x_post"] });
  expect(data.kept).toEqual(data.items.map(({ id }) => id));
  await page.reload();
  await kind("Out of date").click();
  await expect(page.getByText(/^The transcript was corrected\./)).toBeVisible();
  // It's next to the cut, so it might be what was cut.
  await page.getByRole("button", { name: /^This sentence isn’t shown: / }).click();
  await expect(evidence.getByText(/^These words were cut, /)).toBeVisible();
  await expect(blocks.first()).toHaveValue("Come and see it.");
  await page.getByRole("button", { name: "Generate again" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace edits" }).click();
  await expect(blocks.first()).toHaveValue(/ wove algebraic patterns\./);
  await expect(kind("Draft")).toBeVisible();
  await blocks.first().click();
  await evidence.getByRole("link", { name: /^Play the recording at 0:0/ }).click();
  await expect.poll(() => playedSecond(page)).toBeGreaterThan(4);
}

test("a host cuts out a mistake, undoes it, cuts it again, and corrects a line", async ({
  person,
  complaints,
}) => {
  // Chromium's message about the conflict that someone else causes.
  complaints.expected.push(/the server responded with a status of 409/);
  test.setTimeout(600_000);
  const slug = await recordedShow(person, database);
  const page = await person({ width: 1440, height: 900 });
  await joinCrew(page, slug, database);
  await page.goto(`/dashboard/live/shows/${slug}`);
  await showPage(page, "Recording").click();
  await expect(page.getByText(/^Ready to watch/)).toBeVisible({ timeout: 240_000 });
  await expect(lines(page)).toHaveCount(SAID.length);
  await expectAccessible(page);

  await test.step("a line moves the player", async () => {
    await lineOf(page, "algebraical")
      .getByRole("button", { name: /algebraical/ })
      .click();
    await expect.poll(() => playedSecond(page)).toBeGreaterThan(11);
    await expect(lineOf(page, "algebraical").locator("button[aria-current]")).toBeVisible();
  });

  await test.step("the mistake is cut out, comes back, and is cut out again", async () => {
    await cutByKeyboard(page);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(lines(page)).toHaveCount(SAID.length);
    await untilMade(page);
    await cutByKeyboard(page);
    await untilMade(page);
    await page.getByRole("tab", { name: "Edits" }).click();
    const edits = page.getByRole("list", { name: "Edits" }).getByRole("listitem");
    await expect(edits).toHaveCount(2);
    await expect(edits.filter({ hasText: "Undone by" })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Transcript" }).click();
  });

  await test.step("a corrected line is in the captions", async () => {
    await lineOf(page, "algebraical")
      .getByRole("button", { name: /^Correct/ })
      .click();
    await page.getByRole("textbox", { name: /^Words at/ }).fill("The engine weaves algebraic patterns.");
    await page.keyboard.press("Enter");
    await expect(lineOf(page, "algebraic patterns").getByText("corrected")).toBeVisible();
    await page.getByRole("region", { name: "Program" }).getByRole("slider", { name: "Position" }).focus();
    await page.keyboard.press("c");
    const spoken = () =>
      page.evaluate(() =>
        [...(document.querySelector("video")?.textTracks ?? [])]
          .flatMap(({ cues }) => [...(cues ?? [])])
          .map((cue) => (cue as VTTCue).text.replaceAll("\n", " "))
          .join(" "),
      );
    await expect.poll(spoken).toContain("algebraic patterns");
    expect(await spoken()).not.toContain("sorry");
  });

  await test.step("what someone else corrected isn't overwritten unseen", async () => {
    await lineOf(page, "Welcome")
      .getByRole("button", { name: /Welcome/ })
      .focus();
    await page.keyboard.press("F2");
    const words = page.getByRole("textbox", { name: /^Words at/ });
    await words.fill("Welcome to the cotton mills.");
    const corrections = [{ at_sec: 3, text: "Welcome to the paper mills." }];
    await inLive.correctTranscript({ slug, corrections });
    await page.keyboard.press("Enter");
    await expect(page.getByText(/It now says “Welcome to the paper mills\.”/)).toBeVisible();
    await expect(words).toHaveValue("Welcome to the cotton mills.");
    await page.getByRole("button", { name: "Replace theirs" }).click();
    await expect(lineOf(page, "cotton mills")).toBeVisible();
  });

  await test.step("a name is replaced everywhere", async () => {
    await page.getByRole("button", { name: "Find and replace" }).click();
    const dialog = page.getByRole("dialog", { name: "Find and replace" });
    await dialog.getByRole("textbox", { name: "Find" }).fill("engine");
    await dialog.getByRole("textbox", { name: "Replace with" }).fill("Engine");
    await dialog.getByRole("button", { name: "Replace in 2 lines" }).click();
    await expect(dialog).toBeHidden();
    await expect(lineOf(page, "The Engine weaves")).toHaveCount(2);
  });

  await test.step("a speaker is renamed in all of their lines", async () => {
    await lineOf(page, "cotton mills")
      .getByRole("button", { name: /^Correct/ })
      .click();
    await page.getByRole("button", { name: "Rename…" }).click();
    const name = page.getByRole("textbox", { name: /^Name of / });
    await expect(name).toBeFocused();
    await name.fill("Charles Babbage");
    await expect(page.getByText(/^Renames the speaker in all \d+ lines$/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(lineOf(page, "cotton mills").getByText("Charles Babbage")).toBeVisible();
    await expect(
      lineOf(page, "algebraic patterns").getByRole("button", { name: /Charles Babbage/ }),
    ).not.toHaveCount(0);
  });

  await test.step("words are selected by keyboard and redacted, and come back", async () => {
    await lineOf(page, "cotton mills")
      .getByRole("button", { name: /cotton mills/ })
      .focus();
    for (const key of ["End", "Shift+ArrowLeft", "Shift+ArrowLeft"]) await page.keyboard.press(key);
    await expect(transcript(page).getByText(/^2 words, .*“cotton mills\.”$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Redact…" }).click();
    const form = page.getByRole("form", { name: "Redact words" });
    await expect(form.getByText(/^The program will stay /)).toBeVisible();
    await expect(form.getByRole("button", { name: "Preview" })).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Redact words" }).click();
    const message = page.getByRole("listitem").filter({ hasText: "2 words redacted" });
    await message.hover();
    await expect(lineOf(page, "Welcome to the … …")).toBeVisible();
    await message.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(lineOf(page, "cotton mills")).toBeVisible();
    await untilMade(page);
    await lineOf(page, "cotton mills")
      .getByRole("button", { name: /cotton mills/ })
      .click();
    await expect.poll(() => readyState(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole("region", { name: "Program" }).getByRole("alert")).toBeHidden();
  });

  const word = (text: string) =>
    lineOf(page, "algebraic patterns").locator("[data-word]").filter({ hasText: text });
  await test.step("the mouse selects words, and the cut is heard before it's made", async () => {
    // Words become elements once the line is pointed at.
    await lineOf(page, "algebraic patterns")
      .getByRole("button", { name: /algebraic patterns/ })
      .hover();
    await word("weaves").hover();
    await page.mouse.down();
    await word("patterns").hover();
    await page.mouse.up();
    await expect(transcript(page).getByText(/^3 words, .*“weaves algebraic patterns\.”$/)).toBeVisible();
    await page.getByRole("button", { name: "Preview cut" }).click();
    await expect(page.getByRole("button", { name: "Stop preview" })).toBeVisible();
    await page.getByRole("button", { name: "Stop preview" }).click();
    await page.getByRole("button", { name: "Clear selection" }).click();
  });

  await test.step("a time is selected on the waveform, by pointer and keys", async () => {
    const program = page.getByRole("region", { name: "Program" });
    const position = program.getByRole("slider", { name: "Position" });
    const line = await position.boundingBox();
    if (!line) throw new Error("The time line isn't shown.");
    const before = await playedSecond(page);
    await page.keyboard.down("Shift");
    await page.mouse.move(line.x + line.width * 0.25, line.y + line.height / 2);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width * 0.5, line.y + line.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up("Shift");
    expect(await playedSecond(page)).toBe(before);
    await expect(program.getByText(/^0:\d\d\.\d–0:\d\d\.\d, [\d.]+ s$/)).toBeVisible();
    await expectAccessible(page);
    await program.getByRole("button", { name: "Cut…" }).click();
    const to = page.getByRole("form", { name: "Cut a section" }).getByRole("textbox", { name: "To" });
    await expect(to).toHaveValue(/^0:\d\d\.\d$/);
    const typed = await to.inputValue();
    await program.getByRole("slider", { name: "Selection end" }).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(to).not.toHaveValue(typed);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    // Closing moves the focus there, a frame later.
    await expect(page.getByRole("tab", { name: "Transcript" })).toBeFocused();
    const end = program.getByRole("slider", { name: "Selection end" });
    await end.focus();
    await page.keyboard.press("Escape");
    await expect(end).toBeHidden();
    await expect(position).toBeFocused();
  });

  await test.step("a cut is compared with what was there before", async () => {
    await page.getByRole("tab", { name: "Edits" }).click();
    const sides = page.getByRole("group", { name: /^Compare: 4 s cut/ });
    await sides.getByRole("button", { name: "Before" }).click();
    const second = () =>
      page.evaluate(() => [...document.querySelectorAll("video")].at(1)?.currentTime ?? null);
    // The cut began at second 7, and three seconds before it are played as well.
    await expect.poll(second, { timeout: 20_000 }).toBeGreaterThan(7.5);
    await expectAccessible(page);
    await sides.getByRole("button", { name: "After" }).click();
    await expect.poll(second).toBeNull();
    await expect.poll(() => playedSecond(page)).toBeGreaterThan(4);
    await page.getByRole("tab", { name: "Transcript" }).click();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Select words" }).click();
  await word("engine").click();
  await word("algebraic").click();
  await expect(transcript(page).getByText(/^3 words, .*“Engine weaves algebraic”$/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step("the dashboard's home says that the recording became ready", async () => {
    await page.goto("/dashboard/live");
    const ready = page
      .getByRole("region", { name: "New recordings" })
      .locator(`a[href="/dashboard/live/shows/${slug}/recording"]`);
    await expect(ready).toBeVisible();
    await expectAccessible(page);
    await ready.click();
    await expect(page.getByText(/^Ready to watch/)).toBeVisible();
  });

  await test.step("a post made of it is edited, made stale, and generated again", () =>
    writePost(page, slug));
});
