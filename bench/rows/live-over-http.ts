import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { startWatching } from "@/e2e/support/people";
import { ask, until } from "@/test/rig/ask";
import { quantile } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import { onAir } from "../on-air";
import type { Bench, Figure, Row } from "../types";
import { now, watched } from "../watched-page";

const SECONDS = 90;
const EVERY_SECONDS = 3;
/** The last commands must have got to the picture as well. */
const WAIT_SECONDS = 40;

/** Records when the picture of a show got to each version of its stage, and when its first frame was shown. */
const WATCH_PICTURE = `window.benchVersions = {};
const look = () => {
  const at = performance.timeOrigin + performance.now();
  const version = document.querySelector("section[data-version]")?.dataset.version;
  if (version) benchVersions[version] ??= at;
  const video = document.querySelector("section[data-version] video");
  if (video && !window.benchVideo) {
    window.benchVideo = video;
    video.requestVideoFrameCallback(() => { window.benchFrame = performance.now(); });
  }
  requestAnimationFrame(look);
};
addEventListener("DOMContentLoaded", () => requestAnimationFrame(look));`;

/** From the page's first answer about where to watch to its first frame. */
const FIRST_PICTURE = `(() => {
  const asked = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/watch-over-http"));
  return benchFrame - asked.startTime;
})()`;

async function openPage(browser: Browser, link: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addInitScript(WATCH_PICTURE);
  await page.goto(link, { waitUntil: "networkidle" });
  await startWatching(page);
  await page.waitForFunction(() => "benchFrame" in window, undefined, { timeout: 30_000 });
  return page;
}

/** When the picture got to each version, by our clock. */
async function reachedAt(page: Page): Promise<Map<number, number>> {
  const { aheadMs } = await watched(page, "0");
  const versions = await page.evaluate<Record<string, number>>("benchVersions");
  return new Map(Object.entries(versions).map(([version, at]) => [Number(version), at - aheadMs]));
}

/** Sends commands and returns how many seconds later the picture had each of them. */
async function lags(room: LiveRoom, page: Page, seconds: number): Promise<number[]> {
  const sent = new Map<number, number>();
  for (let n = 0; n * EVERY_SECONDS < seconds; n += 1) {
    const at = now();
    const { status, json, text } = await room.command({ action: "set_ticker", items: [`bench-${n}`] });
    must(status === 200, text);
    sent.set(json.data.state_version, at);
    await sleep(EVERY_SECONDS * 1_000);
  }
  const last = Math.max(...sent.keys());
  await until("the last command", async () => (await reachedAt(page)).has(last), WAIT_SECONDS);
  const reached = await reachedAt(page);
  return [...sent].flatMap(([version, at]) => {
    const shown = reached.get(version);
    return shown === undefined ? [] : [(shown - at) / 1_000];
  });
}

async function measure(
  bench: Bench,
  { stack, room, browser }: { stack: OwnStack; room: LiveRoom; browser: Browser },
): Promise<Figure[]> {
  await room.guests[0]?.agreeToBeRecorded();
  const key = stack.up.test_key;
  const set = await ask("PATCH", `${stack.url}/v1/events/${room.slug}`, {
    key,
    body: { recording: { http_audience: "always" } },
  });
  must(set.status === 200, set.text);
  must((await room.command({ action: "show_ticker" })).status === 200, "the ticker isn't shown");
  // The first viewer waits until composing for them has begun.
  const page = await openPage(browser, await room.invite("first"));
  await sleep(10_000);
  const pictures: number[] = [];
  for (let round = 0; round < (bench.short ? 1 : 5); round += 1) {
    const another = await openPage(browser, await room.invite(`viewer-${round}`));
    pictures.push((await another.evaluate<number>(FIRST_PICTURE)) / 1_000);
    await another.close();
  }
  const behind = await lags(room, page, bench.short ? SECONDS / 4 : SECONDS);
  must(behind.length > 0, "the picture got to none of the commands");
  return [
    { name: "first picture, p50", value: quantile(pictures, 0.5), unit: "s", goal: { atMost: 2 } },
    { name: "behind the room, p50", value: quantile(behind, 0.5), unit: "s" },
    { name: "behind the room, p95", value: quantile(behind, 0.95), unit: "s", goal: { atMost: 20 } },
  ];
}

/** How far a viewer over HTTP is behind, in a real browser: from a command to when their picture has it. */
export const liveOverHttpRow: Row = {
  id: "live-over-http",
  also: ["32"],
  title: "a show of two speakers over HTTP: its first picture, and how far behind it is",
  run: (bench) =>
    onAir(
      bench,
      (show) => measure(bench, show),
      (stack) => LiveRoom.open(stack, 0, { guests: 1 }),
    ),
};
