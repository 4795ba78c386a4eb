import { deepEqual } from "node:assert/strict";
import { comparable } from "@/test/support/numbers-program";
import { ask, besidePeer, must } from "../contestants";
import { median } from "../measure";
import type { Bench, Child, Figure, Row } from "../types";
import { type BenchKey, makeKeys, productSettings, withClient } from "../world";

const MANY = 100_000;
const FEW = 2_000;
const MINUTES = 90;
/** As many as the API allows. */
const PAGE = 200;
const PAGES = 60;

type Figures = Parameters<typeof comparable>[0];
type Numbers = ReturnType<typeof comparable>;

/** How many connections there were at the end of each minute, and nothing else. */
const SWEEP = `
WITH show AS (SELECT started_at, ended_at FROM show_session WHERE event_id = $1 AND kind = 'live'), steps AS (
  SELECT date_bin('1 minute', GREATEST(joined_at, started_at), started_at) AS minute, 1 AS step
  FROM presence, show WHERE event_id = $1 AND joined_at < ended_at AND left_at > started_at
  UNION ALL
  SELECT date_bin('1 minute', LEAST(left_at, ended_at), started_at), -1
  FROM presence, show WHERE event_id = $1 AND joined_at < ended_at AND left_at > started_at
)
SELECT minute, sum(sum(step)) OVER (ORDER BY minute) AS there FROM steps GROUP BY minute ORDER BY minute`;

async function from<T>(child: Child, path: string): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${child.port}${path}`);
  const text = await answer.text();
  must(answer.ok, text);
  return JSON.parse(text) as T;
}

/** Reads the show's numbers, and returns how many milliseconds that took. */
async function reading(child: Child, eventId: string, people: number): Promise<number> {
  const read = await from<{ ms: number; minutes: number; attended: number }>(child, `/read?event=${eventId}`);
  must(read.minutes === MINUTES && read.attended === people, JSON.stringify(read));
  return read.ms;
}

/** Returns the median time of some readings. */
async function readings(bench: Bench, child: Child, eventId: string, people: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= bench.rounds; round += 1) {
    const ms = await reading(child, eventId, people);
    // The first one warms up.
    if (round > 0) times.push(ms);
  }
  return median(times);
}

const PAIRS = 24;
const WARM_PAIRS = 6;

/** Reads and sweeps in turn, each first in every other pair, so that a busy moment affects both. Returns the medians. */
async function besideSweep(bench: Bench, url: string, read: () => Promise<number>, eventId: string) {
  const [computed, swept]: [number[], number[]] = [[], []];
  await withClient(url, async (client) => {
    const sweep = async () => {
      const before = performance.now();
      const { rows } = await client.query({ name: "sweep", text: SWEEP, values: [eventId] });
      must(rows.length >= MINUTES - 1, `${rows.length} minutes in the sweep`);
      return performance.now() - before;
    };
    for (let pair = 0; pair < WARM_PAIRS + (bench.short ? 2 : PAIRS); pair += 1) {
      const readFirst = pair % 2 === 0 ? await read() : undefined;
      const sweepMs = await sweep();
      const readMs = readFirst ?? (await read());
      if (pair < WARM_PAIRS) continue;
      computed.push(readMs);
      swept.push(sweepMs);
    }
  });
  return { computed: median(computed), swept: median(swept) };
}

interface Walk {
  /** Milliseconds of the first page, and of the 95th of 100 following pages. */
  first: number;
  p95: number;
  figures: Figures;
}

/** Walks through pages of attendees. */
async function walk(child: Child, { secret }: BenchKey, slug: string, pages: number): Promise<Walk> {
  const times: number[] = [];
  const seen = new Set<string>();
  const found: Figures[] = [];
  for (let cursor: string | null = ""; cursor !== null && times.length < pages; ) {
    const query: string = `limit=${PAGE}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const before = performance.now();
    const { status, text } = await ask(child, "GET", `/v1/events/${slug}/analytics?${query}`, { secret });
    times.push(performance.now() - before);
    must(status === 200, text);
    const { data, meta } = JSON.parse(text);
    for (const { person_id } of data.attendees)
      must(seen.size < seen.add(person_id).size, "someone came twice");
    cursor = meta.next_cursor;
    found.push(data);
  }
  const [first = 0, ...following] = times;
  const sorted = following.sort((a, b) => a - b);
  const [page] = found;
  if (!page) throw new Error("there is no page");
  return {
    ...{ first, p95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN },
    figures: { ...page, attendees: found.flatMap(({ attendees }) => attendees) },
  };
}

/** Of equal watch time, the program has another order. */
const inOrder = ({ attendees, ...figures }: Numbers) => ({
  ...figures,
  attendees: attendees.toSorted((a, b) => String(a.person_id).localeCompare(String(b.person_id))),
});

async function run(bench: Bench): Promise<Figure[]> {
  const people = bench.short ? FEW : MANY;
  const url = await bench.database();
  const [key] = await makeKeys(url, 1);
  if (!key) return [];
  // Both derive people's ids from the same secret.
  const settings = { ...productSettings(url), LOG_LEVEL: "warn" };
  const own = await bench.child("bench/analytics.ts", settings);
  const product = await bench.child("bench/product.ts", settings);
  bench.say(`  writing a show with ${people} attendees`);
  const show = await from<{ eventId: string; slug: string }>(
    own,
    `/fill?workspace=${key.workspaceId}&people=${people}`,
  );
  const read = () => reading(own, show.eventId, people);
  const { computed, swept } = await besideSweep(bench, url, read, show.eventId);
  const live = await walk(product, key, show.slug, PAGES);
  const kept = await from<{ stored: boolean; ms: number }>(
    own,
    `/store?workspace=${key.workspaceId}&event=${show.eventId}`,
  );
  must(kept.stored, "the numbers weren't stored");
  const stored = await readings(bench, own, show.eventId, people);
  const after = await walk(product, key, show.slug, Number.POSITIVE_INFINITY);
  const again = await from<{ exportedMs: number; computedMs: number; numbers: Numbers }>(
    own,
    `/recompute?workspace=${key.workspaceId}&event=${show.eventId}`,
  );
  deepEqual(inOrder(again.numbers), inOrder(comparable(after.figures)));
  const many = people.toLocaleString("en");
  return [
    besidePeer({
      name: `watch time and retention of ${many} attendees, computed`,
      value: computed,
      unit: "ms",
      peer: { name: "sweep in SQL, connections per minute only", value: swept },
      goal: { atMost: 1.2 },
    }),
    { name: "the same, stored", value: stored, unit: "ms", goal: { atMost: 2 } },
    { name: "storing it", value: kept.ms, unit: "ms" },
    { name: `a page of ${PAGE} attendees, stored, p95`, value: after.p95, unit: "ms", goal: { atMost: 300 } },
    { name: "the first page with all numbers, stored", value: after.first, unit: "ms" },
    { name: `a page of ${PAGE} attendees, computed, p95`, value: live.p95, unit: "ms" },
    { name: "the export", value: again.exportedMs, unit: "ms" },
    {
      name: "every number again from it, by the guide's program: equal",
      value: again.computedMs,
      unit: "ms",
    },
  ];
}

export const analyticsRow: Row = {
  id: "analytics",
  also: ["18"],
  title: "numbers of a show that many watched",
  run,
};
