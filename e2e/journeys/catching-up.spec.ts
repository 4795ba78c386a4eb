import pg from "pg";
import { test } from "../firefox/firefox-test";
import { byRole, expectText } from "../firefox/steps";
import { inLive, until } from "../support/api";
import { playedSecond } from "../support/open-recording";
import { recordedShow, SAID } from "../support/spoken-show";
import { expect, expectAccessible } from "../support/test";
import { up } from "../up";

let database: pg.Client;
/** The recorded show, which each of these journeys watches. */
let slug: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

test("someone who missed the show signs up for its replay on a phone, reads along and comes back", async ({
  person,
}) => {
  test.setTimeout(600_000);
  slug = await recordedShow(person, database);
  await inLive.updateEvent({ slug, survey: { enabled: true } });
  const phone = await person({ width: 390, height: 844 });
  const fits = () => phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  await test.step("the door asks for a name and an email", async () => {
    await phone.goto(`/watch/${slug}`);
    await expect(phone.getByRole("heading", { name: "Watch the replay" })).toBeVisible({ timeout: 240_000 });
    await expectAccessible(phone);
    expect(await fits()).toBe(true);
    await phone.getByLabel("Name").fill("Grace Hopper");
    await phone.getByRole("textbox", { name: "Email" }).fill(`grace-${slug}@example.com`);
    await phone.getByRole("button", { name: "Watch replay" }).click();
  });

  const player = phone.getByRole("region", { name: "Replay" });
  const list = phone.getByRole("tabpanel", { name: "Transcript" }).getByRole("list");
  const lines = list.getByRole("listitem");
  await test.step("it plays, with captions and what was said below it", async () => {
    await player.getByRole("button", { name: "Play" }).first().click({ timeout: 240_000 });
    await expect.poll(() => playedSecond(phone), { timeout: 30_000 }).toBeGreaterThan(0.5);
    await phone.getByRole("tab", { name: "Transcript" }).click();
    await expect(lines).toHaveCount(SAID.length);
    // Until then, it can only be played as far as it's composed.
    await expect(phone.getByText(/still being added/)).toBeHidden({ timeout: 240_000 });
    await lines.filter({ hasText: "algebraical" }).getByRole("button").click();
    await expect.poll(() => playedSecond(phone)).toBeGreaterThan(11);
    await expect(player.getByText("The engine weaves algebraical patterns.")).toBeVisible();
    await phone.getByRole("searchbox", { name: "Search transcript" }).fill("engine");
    await expect(lines).toHaveCount(2);
    await expectAccessible(phone);
    expect(await fits()).toBe(true);
  });

  await test.step("what is being said stays in view", async () => {
    await phone.getByRole("searchbox", { name: "Search transcript" }).fill("");
    await phone.setViewportSize({ width: 1100, height: 320 });
    // Its last line may be current already.
    await player.getByRole("slider", { name: "Position" }).fill("1");
    await expect.poll(() => playedSecond(phone)).toBeLessThan(8);
    await lines.last().getByRole("button").click();
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await phone.setViewportSize({ width: 390, height: 844 });
    await player.getByRole("slider", { name: "Position" }).fill("12");
    await expect.poll(() => playedSecond(phone)).toBeGreaterThan(12);
  });

  await test.step("keys in its menus are theirs, and those in the player are the player's", async () => {
    await player.getByRole("button", { name: "Pause" }).first().click();
    const second = await playedSecond(phone);
    await player.getByRole("button", { name: "Video and captions" }).click();
    const sizes = phone.getByRole("dialog").getByRole("radio");
    await sizes.first().check();
    await phone.keyboard.press("ArrowRight");
    await expect(sizes.nth(1)).toBeChecked();
    await phone.keyboard.press("Space");
    await phone.keyboard.press("m");
    await phone.keyboard.press("Escape");
    await expect(phone.getByRole("dialog")).toBeHidden();
    expect(await playedSecond(phone)).toBe(second);
    await expect(player.getByRole("button", { name: "Mute" })).toBeVisible();
    await player.getByRole("button", { name: "Mute" }).focus();
    await phone.keyboard.press("ArrowLeft");
    await expect.poll(() => playedSecond(phone)).toBeCloseTo(second - 5, 0);
    await phone.keyboard.press("ArrowRight");
    await expect.poll(() => playedSecond(phone)).toBeCloseTo(second, 0);
    await phone.keyboard.press("ArrowLeft");
    await phone.keyboard.press("k");
    await expect(player.getByRole("button", { name: "Pause" }).first()).toBeVisible();
    // Long enough to count as watched.
    await expect.poll(() => playedSecond(phone)).toBeGreaterThan(second);
    await phone.keyboard.press("k");
    await expect(player.getByRole("button", { name: "Play" }).first()).toBeVisible();
  });

  await test.step("in full screen, its menus are there too", async () => {
    await phone.keyboard.press("f");
    await expect(player.getByRole("button", { name: "Exit full screen" })).toBeVisible();
    await player.getByRole("button", { name: "Video and captions" }).click();
    await expect(player.getByRole("dialog")).toBeVisible();
    await phone.keyboard.press("Escape");
    await phone.keyboard.press("f");
    await expect(player.getByRole("button", { name: "Full screen" })).toBeVisible();
  });

  await test.step("it resumes where they left", async () => {
    const left = await playedSecond(phone);
    await phone.reload();
    await expect(phone.getByText(/^Resumed at 0:1\d/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => playedSecond(phone), { timeout: 30_000 }).toBeGreaterThan(left - 5);
  });

  await test.step("they answer the survey, once", async () => {
    const survey = phone.getByRole("region", { name: /How likely are you to recommend/ });
    await survey.getByText(/How likely/).click();
    await survey.getByRole("button", { name: "Send answer" }).click();
    await expect(survey.getByRole("alert")).toHaveText("Choose a number from 0 to 10.");
    await survey.getByRole("radio", { name: "9" }).check();
    await survey.getByRole("textbox", { name: "Comment" }).fill("Now I want a loom.");
    await expectAccessible(phone);
    expect(await fits()).toBe(true);
    await survey.getByRole("button", { name: "Send answer" }).click();
    await expect(phone.getByText("Thanks for your answer!")).toBeVisible();
  });

  await test.step("a link with a time begins there", async () => {
    await phone.goto(`/watch/${slug}?t=7`);
    await expect.poll(() => playedSecond(phone), { timeout: 30_000 }).toBeCloseTo(7, 0);
    await expect(phone.getByRole("button", { name: "Send answer" })).toHaveCount(0);
  });

  await test.step("the host counts it and reads the answer", async () => {
    await until("the view is counted", async () => {
      const { data } = await inLive.getEventAnalytics({ slug });
      return data.replay_views && data.funnel?.replayed === 1 && data.nps?.avg === 9;
    });
    await phone.goto(`/e/${slug}`);
    await phone.getByRole("link", { name: "Watch the replay" }).click();
    await expect(phone).toHaveURL(new RegExp(`/watch/${slug}$`));
  });
});

test("a late viewer in Firefox plays the replay, seeks by what was said and answers the survey", async ({
  inFirefox,
}) => {
  test.setTimeout(300_000);
  const email = `firefox-${slug}@example.com`;
  const { data: registration } = await inLive.createRegistration({ slug, name: "Ada Lovelace", email });
  const page = await inFirefox();
  await page.goto(registration.join_link ?? "");
  const second = () => page.evaluate(() => document.querySelector("video")?.currentTime ?? -1);
  await byRole(page, "button", "Play").click();
  await expect.poll(second, { timeout: 20_000 }).toBeGreaterThan(0.5);

  await byRole(page, "tab", "Transcript").click();
  await page.locator("li button ::-p-text(algebraical)").click();
  await expect.poll(second, { timeout: 10_000 }).toBeGreaterThan(11);
  const captions = () => page.evaluate(() => document.querySelector("[data-layer=captions]")?.textContent);
  await expect.poll(captions, { timeout: 10_000 }).toContain("The engine weaves algebraical patterns.");

  await page.locator("summary").click();
  await byRole(page, "radio", "8").click();
  await byRole(page, "button", "Send answer").click();
  await expectText(page, "Thanks for your answer!");
  await until("both answers are counted", async () => {
    const { nps, funnel } = (await inLive.getEventAnalytics({ slug })).data;
    return nps?.count === 2 && nps.scores[8] === 1 && nps.scores[9] === 1 && funnel?.replayed === 2;
  });
});
