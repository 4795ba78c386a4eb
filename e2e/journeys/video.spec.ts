import type { Page } from "@playwright/test";
import { findProgram } from "@/lib/platform/confined/find-program";
import { SPOKEN_FILE } from "@/test/support/spoken-sample";
import { videoOf } from "@/test/support/videos";
import { newcomer, newTestKey } from "../support/accounts";
import { call } from "../support/api";
import { launchOptionsOf } from "../support/browser-args";
import { expectSaved } from "../support/desk";
import { listenToVideo, steady, videoHeard } from "../support/loudness";
import { enterStudio, goLive, stageOf, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";

// Microphones carry continuous speech.
test.use({ launchOptions: launchOptionsOf(SPOKEN_FILE) });

const OF_THE_VIDEO = "video[src^='/files/videos/']";
const video = (page: Page) => stageOf(page).locator(OF_THE_VIDEO);

/** When the video on this page started, by the machine's clock, and whether it's playing. */
const startOf = (page: Page): Promise<{ start: number; plays: boolean }> =>
  video(page).evaluate((player: HTMLVideoElement) => ({
    start: performance.timeOrigin + performance.now() - player.currentTime * 1_000,
    plays: !player.paused,
  }));

/** The offset between two pages, in milliseconds. */
async function apart(one: Page, other: Page): Promise<number> {
  const [here, there] = await Promise.all([startOf(one), startOf(other)]);
  return here.plays && there.plays ? Math.abs(here.start - there.start) : Number.POSITIVE_INFINITY;
}

async function joinLink(slug: string, key: string, name: string): Promise<string> {
  const body = { name, email: `${name.toLowerCase()}-${Date.now()}@example.com` };
  return (await call("POST", `/v1/events/${slug}/registrations`, { key, body })).json.data.join_link;
}

test("a video plays for everyone at the same second", async ({ person }) => {
  test.skip((await findProgram("ffmpeg")) === undefined, "ffmpeg is not installed");
  test.setTimeout(600_000);
  const page = await newcomer(person, "videos");
  const key = await newTestKey(page, "Videos");
  const body = { title: `Videos ${Date.now()}`, generate_show_plan: false };
  const { showroom } = (await call("POST", "/v1/showrooms", { key, body })).json.data;
  await page.goto(`/dashboard/test/shows/${showroom.slug}/videos`);
  await expect(page.getByText("No videos yet")).toBeVisible();
  await expectAccessible(page);
  const buffer = await videoOf({ seconds: 240, size: "640x360", rate: 5 });
  await page.getByLabel("Add video").setInputFiles({ name: "trailer.mp4", mimeType: "video/mp4", buffer });
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText("4:00 · 640 × 360")).toBeVisible();
  await expectAccessible(page);

  // Segments of the run of show bring the video and the whiteboard, as chosen there.
  const part = { title: "Welcome", type: "intro", duration_sec: 60 };
  const segments = [part, { ...part, title: "The film" }, { ...part, title: "Sketches", whiteboard: true }];
  await call("PUT", `/v1/events/${showroom.slug}/plan`, { key, body: { segments } });
  await page.goto(`/dashboard/test/shows/${showroom.slug}/plan`);
  await page.getByRole("button", { name: "Open Sketches" }).click();
  await expect(page.getByLabel("Opens with")).toHaveValue("whiteboard");
  await page.getByRole("button", { name: "Close Sketches" }).click();
  await page.getByRole("button", { name: "Open The film" }).click();
  await page.getByLabel("Opens with").selectOption({ label: "Video: trailer (4:00)" });
  await expectSaved(page);
  await expectAccessible(page);

  const host = await person();
  await enterStudio(host, showroom.links.studio);
  await goLive(host);
  const viewer = await person();
  await watch(viewer, await joinLink(showroom.slug, key, "Grace"));
  await host.getByRole("tab", { name: "FX" }).click();
  await host.getByRole("button", { name: "Play on stage" }).click();
  await expect.poll(() => apart(host, viewer), { timeout: 30_000 }).toBeLessThan(100);
  await expectAccessible(host);
  await soundMakesRoom(host, viewer);

  // To another second, by keyboard: everyone follows. From the start, it's long enough for someone who joins late.
  const position = host.getByRole("slider", { name: "Position" });
  const { start } = await startOf(viewer);
  await position.focus();
  await host.keyboard.press("Home");
  // The later by as much as it had played.
  const movedMs = async () => (await startOf(viewer)).start - start;
  await expect.poll(movedMs, { timeout: 30_000 }).toBeGreaterThan(3_000);
  await expect.poll(() => apart(host, viewer), { timeout: 30_000 }).toBeLessThan(100);

  const late = await person();
  await watch(late, await joinLink(showroom.slug, key, "Mei"));
  await expect.poll(() => apart(late, viewer), { timeout: 30_000 }).toBeLessThan(100);

  await host.getByRole("button", { name: "Pause", exact: true }).click();
  for (const each of [viewer, late]) await expect.poll(async () => (await startOf(each)).plays).toBe(false);
  const second = (each: Page) => video(each).evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(async () => Math.abs((await second(viewer)) - (await second(late)))).toBeLessThan(0.05);
  await host.getByRole("button", { name: "Remove from stage", exact: true }).click();
  await expect(video(viewer)).toHaveCount(0);
  await late.context().close();

  // A scene starts it from the beginning; the next one removes it and brings the board.
  const scene = (name: RegExp) =>
    host.getByRole("region", { name: "Run of show" }).getByRole("button", { name }).first();
  await scene(/The film.*plays “trailer”/).click();
  await expect.poll(async () => (await startOf(viewer)).plays, { timeout: 30_000 }).toBe(true);
  expect(await second(viewer)).toBeLessThan(40);
  await scene(/Sketches.*shows the whiteboard/).click();
  await expect(stageOf(viewer).getByRole("img", { name: "Whiteboard" })).toBeVisible();
  await expect(video(viewer)).toHaveCount(0);
  await scene(/Welcome/).click();
  await expect(stageOf(viewer).getByRole("img", { name: "Whiteboard" })).toHaveCount(0);
});

/** The volume of the video for the audience, while no one speaks and while the host speaks. */
async function soundMakesRoom(host: Page, viewer: Page): Promise<void> {
  await listenToVideo(viewer, OF_THE_VIDEO);
  const heard = () => steady(viewer, videoHeard);
  const patiently = { timeout: 60_000 };
  await host.getByRole("button", { name: "Mute", exact: true }).click();
  // A fourteenth of full scale, as videos play at 80 percent.
  await expect.poll(heard, patiently).toBeGreaterThan(0.045);
  const full = await videoHeard(viewer);
  await host.getByRole("button", { name: "Unmute", exact: true }).click();
  await expect.poll(async () => ((await heard()) ?? 0) / full, patiently).toBeCloseTo(0.35, 1);
  await host.getByRole("button", { name: "Mute", exact: true }).click();
  await expect.poll(heard, patiently).toBeGreaterThan(0.9 * full);
}
