import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Listeners } from "@/bench/listeners";
import { LivekitRoom } from "@/lib/providers/room/livekit";
import { projectRoot } from "@/stack/paths";
import { ask } from "@/test/rig/ask";
import { atMost, exactly, type Figure, noneOf, noted } from "@/test/rig/figures";
import { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { processesUnder } from "@/test/rig/process-tree";
import { roomSettingsOf } from "@/test/rig/room-settings-of";
import { drive, type Measured } from "../generator";
import { makeGuestClip } from "../guest-clip";
import { type HeldMemory, heldMemoryOf } from "../held-memory";
import { memoryOf } from "../memory";
import { openYieldingBrowser } from "../open-browser";
import type { Row, Site } from "../row";
import { type At, growth, slopePerHour } from "../slope";

/** 30% of what the rows `get`, `mutation` and `room` do. */
const SHARE = 0.3;
const PACE = { reads: 150 * SHARE, writes: 40 * SHARE };
const LISTENERS = 40 * SHARE;
const SPEAKERS = 2;

const EVERY_SECONDS = 10;
/** Garbage is collected this often, to see what is held. */
const COLLECTED_MINUTES = 1;
/** Caches and pools fill up first. A shorter run leaves out its first half, and only notes the slopes. */
const SETTLED_MINUTES = 30;
const JUDGED_MINUTES = 60;
const WINDOW_MINUTES = 3;
const MOST_PER_HOUR = 5;
/** Connections and files come and go. */
const MOST_MORE = 3;

type Series = Record<string, At[]>;

/** What may not grow: memory in MiB, and counts. */
async function look(stack: OwnStack, rooms: LivekitRoom): Promise<Record<string, number>> {
  const parts = {
    app: stack.pid("app"),
    "media worker": stack.pid("media"),
    "room server": stack.pid("livekit"),
  };
  const [database] = await stack.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()",
  );
  const seen: Record<string, number> = {
    "database connections": database?.count ?? 0,
    rooms: (await rooms.rooms()).length,
  };
  for (const [part, pid] of Object.entries(parts)) {
    seen[`memory of the ${part}`] = memoryOf(pid);
    seen[`open files of the ${part}`] = readdirSync(`/proc/${pid}/fd`).length;
  }
  const children = processesUnder(parts["media worker"]).slice(1);
  seen["memory of the media worker's children"] = children.reduce((sum, pid) => sum + memoryOrNone(pid), 0);
  return seen;
}

/** Memory that our processes hold, in MiB: what is left of it after a collection. */
async function held(stack: OwnStack): Promise<Record<string, number>> {
  const app = await heldMemoryOf(stack.pid("app"));
  const media = await heldMemoryOf(stack.pid("media"));
  console.log(`  held: app ${written(app)}; media worker ${written(media)}`);
  return { "memory held by the app": app.all, "memory held by the media worker": media.all };
}

const written = ({ all, heap, buffers, anonymous }: HeldMemory): string =>
  `${all.toFixed(0)} MiB (heap ${heap.toFixed(0)}, buffers ${buffers.toFixed(0)}, anonymous ${anonymous.toFixed(0)})`;

/** A child may end at any time. */
function memoryOrNone(pid: number): number {
  try {
    return memoryOf(pid) || 0;
  } catch {
    return 0;
  }
}

async function watch(site: Site, enough: AbortSignal): Promise<Series> {
  const rooms = new LivekitRoom(roomSettingsOf(site.stack));
  const series: Series = {};
  const started = performance.now();
  let collected = 0;
  while (!enough.aborted) {
    const minute = (performance.now() - started) / 60_000;
    const seen = await look(site.stack, rooms);
    if (minute >= collected + COLLECTED_MINUTES) {
      collected = minute;
      Object.assign(seen, await held(site.stack));
    }
    for (const [what, value] of Object.entries(seen))
      series[what] = [...(series[what] ?? []), { minute, value }];
    await sleep(EVERY_SECONDS * 1_000, undefined, { signal: enough }).catch(() => undefined);
  }
  return series;
}

function ofSeries(series: Series, minutes: number): Figure[] {
  const settled = Math.min(SETTLED_MINUTES, minutes / 2);
  const isJudged = minutes >= JUDGED_MINUTES;
  return Object.entries(series).map(([what, all]) => {
    const samples = all.filter(({ minute }) => minute >= settled);
    const label = `soak: ${what}`;
    if (!what.startsWith("memory")) {
      const more = growth(samples, WINDOW_MINUTES);
      return what === "rooms"
        ? exactly(`${label}, more at the end`, more, 0)
        : atMost(`${label}, more at the end`, more, MOST_MORE, "");
    }
    const slope = slopePerHour(samples, WINDOW_MINUTES);
    // Composing comes and goes in processes of its own, and V8 collects when it likes.
    const isHeld = what.includes("held") || what.endsWith("room server");
    if (!isJudged || !isHeld) return noted(label, slope, "MiB an hour");
    return atMost(label, slope, MOST_PER_HOUR, "MiB an hour");
  });
}

async function makeClip(stack: Site["stack"]): Promise<Awaited<ReturnType<typeof makeGuestClip>>> {
  const { browser, close } = await openYieldingBrowser(5);
  try {
    return await makeGuestClip(browser, stack);
  } finally {
    await close();
  }
}

/** Fills a show with two speakers who agreed to be recorded, and listeners. */
async function open({ stack }: Site, crowd: Listeners): Promise<LiveRoom> {
  const clip = await makeClip(stack);
  const joinGuest = (access: { url: string; token: string }) => crowd.addGuest(access, clip);
  const show = await LiveRoom.open(stack, 0, { guests: SPEAKERS, joinGuest });
  await show.darken();
  await show.mute();
  for (const guest of show.guests) await guest.agreeToBeRecorded();
  for (let count = 0; count < LISTENERS; count += 1)
    await crowd.add(await show.access("viewer", await show.attend(count, undefined, "synthetic")), true);
  return show;
}

async function calls({ stack, minutes }: Site): Promise<{ reads: Measured; writes: Measured }> {
  const key = stack.up.live_key;
  const url = `${stack.url}/v1/clients`;
  const steady = { seconds: minutes * 60, warmUpSeconds: 0 };
  const [reads, writes] = await Promise.all([
    drive({ ...steady, perSecond: PACE.reads, call: () => ask("GET", `${url}?limit=1`, { key }) }),
    drive({
      ...steady,
      perSecond: PACE.writes,
      call: (index) => ask("POST", url, { key, body: { name: `Soak ${index}` } }),
    }),
  ]);
  return { reads, writes };
}

interface Captured {
  lost: number;
  /** Of the track that has the most. A second one begins after an interruption. */
  parts: number;
  /** Cameras and microphones that were captured up to the last seconds. The host's are off. */
  whole: number;
  seconds: number;
}

/** What the server captured of the people on stage in this many seconds. */
const captured = (stack: OwnStack, slug: string, seconds: number) =>
  stack.query<Captured>(
    `WITH part AS (
       SELECT t.id, t.kind, p.state = 'lost' AS lost, COALESCE(max(c.end_ms), 0) / 1000 AS until
       FROM event e JOIN recording r ON r.event_id = e.id JOIN recording_track t ON t.recording_id = r.id
       JOIN track_part p ON p.track_id = t.id AND p.copy = 'server'
       LEFT JOIN track_chunk c ON c.part_id = p.id AND c.state = 'stored' WHERE e.slug = $1 GROUP BY t.id, p.id)
     SELECT sum(count(*) FILTER (WHERE lost)) OVER ()::int AS lost, max(count(*)) OVER ()::int AS parts,
       sum(count(*) FILTER (WHERE until > $2 - 10 AND kind <> 'announcer')) OVER ()::int AS whole, max(max(until)) OVER ()::float8 AS seconds
     FROM part GROUP BY id LIMIT 1`,
    [slug, seconds],
  );

/** A show on air with two recorded speakers, listeners and calls, for an hour at less than a third of the promised load. */
const soak: Row = {
  name: "soak",
  run: async (site) => {
    const crowd = await Listeners.start(console.log, true);
    let show: LiveRoom | undefined;
    const enough = new AbortController();
    try {
      show = await open(site, crowd);
      console.log(`  everyone is there; ${site.minutes} minutes begin`);
      const watching = watch(site, enough.signal);
      const { reads, writes } = await calls(site);
      enough.abort();
      const series = await watching;
      const file = join(projectRoot, "var", "soak-series.json");
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(series));
      const [parts] = await captured(site.stack, show.slug, site.minutes * 60);
      return [
        ...ofSeries(series, site.minutes),
        exactly("soak: parts that the server's capture lost", parts?.lost ?? -1, 0),
        exactly("soak: parts of a track, at most", parts?.parts ?? 0, 1),
        exactly("soak: cameras and microphones captured to the end", parts?.whole ?? 0, 2 * SPEAKERS),
        noted("soak: captured up to", (parts?.seconds ?? 0) / 60, "min"),
        noneOf(`soak: reads answered otherwise than 200 (of ${reads.count})`, reads.besides(200)),
        noneOf(`soak: writes answered otherwise than 201 (of ${writes.count})`, writes.besides(201)),
        noted("soak: duration", site.minutes, "min"),
      ];
    } finally {
      enough.abort();
      await show?.close().catch(() => undefined);
      crowd.stop();
    }
  },
};

export const soakRows: Row[] = [soak];
