import type { Browser } from "@playwright/test";
import { startWatching } from "@/e2e/support/people";
import { quantile } from "@/test/rig/figures";
import type { LiveRoom } from "@/test/rig/live-room";
import { type RoomBrowser, startRoomBrowser } from "@/test/support/room-browser";
import { besidePeer } from "../contestants";
import { onAir } from "../on-air";
import type { Figure, Row } from "../types";

const MAX = 1.25;

/** Records when the first frame of any video is shown on the page. */
const WATCH_FRAMES = `const seen = new WeakSet();
const look = () => { for (const video of document.querySelectorAll("video")) if (!seen.has(video)) { seen.add(video);
  video.requestVideoFrameCallback((at) => { window.firstFrame ??= at; }); } requestAnimationFrame(look); };
requestAnimationFrame(look);`;

/** A page with only LiveKit's client: from the call that joins, with the token ready, to the first frame. */
const BARE = `${WATCH_FRAMES}
room.on("trackSubscribed", (track) => { const element = track.attach(); element.muted = true; document.body.append(element); });
window.began = performance.now()`;

async function bare(room: LiveRoom, browser: RoomBrowser, round: number): Promise<number> {
  const { url, token } = await room.access("viewer", await room.attend(1_000 + round));
  const { page } = await browser.join(url, token, BARE);
  await page.waitForFunction(() => "firstFrame" in window);
  const ms = await page.evaluate<number>("firstFrame - began");
  await page.close();
  return ms;
}

/** A viewer page: from the click on *Watch*, or from its token request, to the first frame. */
async function product(room: LiveRoom, browser: Browser, round: number): Promise<Joined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => { ${WATCH_FRAMES} });
    addEventListener("click", () => { window.pressed = performance.now(); }, true);`);
  await page.goto(await room.invite(`joins-${round}`), { waitUntil: "networkidle" });
  await startWatching(page);
  await page.waitForFunction(() => "firstFrame" in window);
  const times = await page.evaluate<Joined>(`(() => {
    const token = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/room/viewer-token"));
    return { fromToken: firstFrame - token.startTime, fromPress: firstFrame - (window.pressed ?? token.startTime) };
  })()`);
  await context.close();
  return times;
}

interface Joined {
  fromToken: number;
  fromPress: number;
}

/** Time from joining to the first frame, alternating with a page that does nothing else. */
export const firstFrameRow: Row = {
  id: "first-frame",
  also: ["9"],
  title: "from joining to a viewer's first picture",
  run: (bench) =>
    onAir(bench, async ({ room, browser }): Promise<Figure[]> => {
      const bareBrowser = await startRoomBrowser();
      const ours: Joined[] = [];
      const theirs: number[] = [];
      try {
        const rounds = bench.short ? 3 : 12;
        // The first round of each warms up what the next ones use.
        for (let round = 0; round <= rounds; round += 1) {
          const [mine, peer] = [await product(room, browser, round), await bare(room, bareBrowser, round)];
          if (round > 0) ours.push(mine);
          if (round > 0) theirs.push(peer);
        }
      } finally {
        await bareBrowser.close();
      }
      const median = (times: number[]) => quantile(times, 0.5);
      const peer = { name: "livekit-client alone, its token at hand", value: median(theirs) };
      return [
        besidePeer({
          name: "token to first video frame, p50",
          value: median(ours.map(({ fromToken }) => fromToken)),
          unit: "ms",
          peer,
          goal: { atMost: MAX },
        }),
        besidePeer({
          name: "click to first video frame, with the room client loaded, p50",
          value: median(ours.map(({ fromPress }) => fromPress)),
          unit: "ms",
          peer,
        }),
      ];
    }),
};
