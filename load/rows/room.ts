import type { Page } from "@playwright/test";
import { Listeners, type Watched } from "@/bench/listeners";
import { enterStudio, expectPicture, goLive, watch } from "@/e2e/support/people";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, noneOf, noted, quantile } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import { processorMs, processorMsUnder } from "@/test/rig/process-tree";
import { drive, type Measured } from "../generator";
import { makeGuestClip } from "../guest-clip";
import { type OpenBrowser, openYieldingBrowser } from "../open-browser";
import type { Row, Site } from "../row";

const GUESTS = 4;
const LISTENERS = 40;
const READS_PER_SECOND = 50;
const JOIN_SECONDS = 3;
/** A longer freeze counts as a drop. */
const STILL_SECONDS = 3;
/** One video and one audio track for each person on stage. */
const TRACKS = 2 * (GUESTS + 1);
/**
 * Priority of the browsers, which would run on their own machines. The Go clients do the measuring and keep
 * normal priority.
 */
const NICENESS = 5;

/** Records in a page when its videos first moved, and the longest time that all of them froze at once. */
const WATCH_PICTURES = `window.still = { longest: 0 };
{ let previous = -1, since = performance.now();
setInterval(() => { const now = performance.now();
  const shown = [...document.querySelectorAll("video")].reduce((sum, v) => sum + v.getVideoPlaybackQuality().totalVideoFrames, 0);
  if (shown !== previous) { previous = shown; since = now; }
  else still.longest = Math.max(still.longest, now - since); }, 100); }`;

const stillSeconds = (page: Page): Promise<number> => page.evaluate("window.still.longest / 1000");

/** Forty viewers join through the API; how long each took. */
async function comeIn(room: LiveRoom, listeners: Listeners): Promise<number[]> {
  const seconds: number[] = [];
  for (let count = 0; count < LISTENERS; count += 1) {
    const access = await room.access("viewer", await room.attend(count, undefined, "synthetic"));
    const began = performance.now();
    await listeners.add(access, true);
    seconds.push((performance.now() - began) / 1_000);
  }
  return seconds;
}

const reads = ({ stack, minutes }: Site): Promise<Measured> =>
  drive({
    perSecond: READS_PER_SECOND,
    seconds: minutes * 60,
    warmUpSeconds: 0,
    call: () => ask("GET", `${stack.url}/v1/clients?limit=1`, { key: stack.up.live_key }),
  });

function ofListeners(watched: readonly Watched[], joins: number[]): Figure[] {
  const sum = (of: (one: Watched) => number) => watched.reduce((all, one) => all + of(one), 0);
  const still = watched.map(({ still_ms }) => still_ms / 1_000);
  return [
    atMost("room: p95 of a listener's join time", quantile(joins, 0.95), JOIN_SECONDS, "s"),
    exactly(
      `room: listeners whose connection dropped (of ${LISTENERS})`,
      watched.filter(({ drops }) => drops > 0).length,
      0,
    ),
    exactly(
      "room: listeners missing video or audio",
      watched.filter(({ tracks }) => tracks < TRACKS).length,
      0,
    ),
    atMost("room: longest time without a video packet, any listener", Math.max(...still), STILL_SECONDS, "s"),
    noted(
      "room: missing packet numbers, as counted by the listeners",
      (100 * sum(({ lost }) => lost)) / sum(({ packets }) => packets),
      "%",
    ),
  ];
}

interface Rig {
  listeners: Listeners;
  guests: Listeners;
  browsers: { studio: OpenBrowser; viewer: OpenBrowser };
}

/** CPU time used so far by each part. */
function spent({ stack }: Site, { listeners, guests, browsers }: Rig): Record<string, number> {
  const app = stack.pid("app");
  return {
    "app and room server": processorMs(app) + processorMs(stack.pid("livekit")),
    "the app's children, which speak and listen in the room": processorMsUnder(app) - processorMs(app),
    "the studio's browser": processorMsUnder(browsers.studio.pid),
    "the viewer's browser": processorMsUnder(browsers.viewer.pid),
    "four guests' program": processorMs(guests.pid),
    "forty listeners' program": processorMs(listeners.pid),
    "the program that reads and measures": processorMs(process.pid),
  };
}

async function openRig(): Promise<Rig> {
  return {
    listeners: await Listeners.start(console.log, true),
    guests: await Listeners.start(console.log, true),
    browsers: { studio: await openYieldingBrowser(NICENESS), viewer: await openYieldingBrowser(NICENESS) },
  };
}

async function closeRig({ listeners, guests, browsers }: Rig): Promise<void> {
  listeners.stop();
  guests.stop();
  await Promise.allSettled(Object.values(browsers).map((browser) => browser.close()));
}

const pageOf = async ({ browser }: OpenBrowser): Promise<Page> =>
  (await browser.newContext({ permissions: ["camera", "microphone"] })).newPage();

/** Fills the show with everyone, and returns the identities that they join as. */
async function fill(site: Site, rig: Rig, pages: Record<"host" | "viewer", Page>) {
  const { host, viewer } = pages;
  const clip = await makeGuestClip(rig.browsers.viewer.browser, site.stack);
  const show = await LiveRoom.open(site.stack, 0, {
    guests: GUESTS,
    joinGuest: (access) => rig.guests.addGuest(access, clip),
    studio: async (link) => {
      await enterStudio(host, link);
      await goLive(host);
    },
  });
  const joins = await comeIn(show, rig.listeners);
  await watch(viewer, await show.invite("viewer"));
  await expectPicture(viewer, GUESTS + 1, 90);
  for (const one of [host, viewer]) await one.evaluate(WATCH_PICTURES);
  return { show, joins };
}

async function ofPages({ host, viewer }: Record<"host" | "viewer", Page>, show: LiveRoom): Promise<Figure[]> {
  const numbers = (await show.byHost("GET", "numbers")).json.data;
  const onAir = await host.getByRole("button", { name: "End show" }).count();
  const [atViewer, atHost] = [await stillSeconds(viewer), await stillSeconds(host)];
  return [
    atMost("room: longest freeze in the viewer page", atViewer, STILL_SECONDS, "s"),
    atMost("room: longest freeze in the studio", atHost, STILL_SECONDS, "s"),
    exactly("room: the studio is on air at the end", onAir, 1),
    exactly("room: attendees counted by the studio", numbers.watching, 1),
    exactly("room: programs counted separately", numbers.synthetic, LISTENERS),
  ];
}

/** A studio and a viewer in real browsers, four guests and forty viewers as Go clients, next to API calls. */
const room: Row = {
  name: "room",
  pages: true,
  run: async (site) => {
    const { minutes } = site;
    const rig = await openRig();
    let show: LiveRoom | undefined;
    try {
      const pages = { host: await pageOf(rig.browsers.studio), viewer: await pageOf(rig.browsers.viewer) };
      const filled = await fill(site, rig, pages);
      show = filled.show;
      const before = spent(site, rig);
      console.log(`  everyone is there; ${minutes} minutes begin`);
      const measured = await reads(site);
      const used = Object.entries(spent(site, rig)).map(([part, ms]) =>
        noted(`room: CPU time of ${part}`, (ms - (before[part] ?? 0)) / (minutes * 60_000), "cores"),
      );
      const figures = await ofPages(pages, show);
      const { watched } = await rig.listeners.end();
      const label = `reads beside the room, ${READS_PER_SECOND}/s`;
      return [
        ...ofListeners(watched, filled.joins),
        ...figures,
        atMost(`${label}: p95`, measured.p95, 150, "ms"),
        atMost(`${label}: p99`, measured.p99, 400, "ms"),
        noneOf(
          `reads beside the room: responses other than 200 (of ${measured.count})`,
          measured.besides(200),
        ),
        ...used,
        noted("room: duration", minutes, "min"),
      ];
    } finally {
      await show?.close().catch(() => undefined);
      await closeRig(rig);
    }
  },
};

export const roomRows: Row[] = [room];
