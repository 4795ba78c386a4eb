import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Anchor, placeChunks } from "./place-chunks";
import { ServerTime } from "./server-time";

const ZERO = 1_900_000_000_000;

interface Recorded {
  anchors: Anchor[];
  /** Where a chunk really begins. */
  truth: (index: number) => number;
}

/** Chunks of a second, handed over after random delays, with samples missing before `gapAt`. */
function recorded(
  delays: (index: number) => number,
  { count = 120, deviceDriftPpm = 0, clockDriftPpm = 0, gapAt = Number.POSITIVE_INFINITY, gapMs = 0 } = {},
): Recorded {
  const device = 1 + deviceDriftPpm / 1e6;
  const truth = (index: number): number =>
    ZERO + index * 1_000 * (device + clockDriftPpm / 1e6) + (index >= gapAt ? gapMs : 0);
  const anchors = Array.from({ length: count }, (_none, index) => ({
    startMs: index * 1_000,
    endMs: (index + 1) * 1_000,
    arrivedAt: truth(index) + 1_000 * device + 30 + delays(index),
    // What this page makes of the recorder's start, as its clock drifts from the server's.
    zeroAt: ZERO + 8 + (index * clockDriftPpm) / 1e3 + ((index * 7) % 5),
  }));
  return { anchors, truth };
}

const errors = ({ anchors, truth }: Recorded): number[] =>
  placeChunks(anchors).map(({ startsAt }, index) => Math.abs(startsAt - truth(index)));

describe("placing chunks", () => {
  it("isn't misled by delays of up to half a second", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 120, maxLength: 120 }), (delays) => {
        expect(Math.max(...errors(recorded((index) => delays[index] ?? 0)))).toBeLessThanOrEqual(10);
      }),
      { numRuns: 50 },
    );
  });

  it("follows a server whose clock drifts by 100 parts per million over an hour", () => {
    for (const clockDriftPpm of [-100, 100]) {
      const found = errors(recorded((index) => (index * 37) % 90, { count: 3_600, clockDriftPpm }));
      expect(Math.max(...found)).toBeLessThanOrEqual(10);
    }
  });

  it("follows a microphone whose clock drifts by 100 parts per million over an hour", () => {
    for (const deviceDriftPpm of [-100, 100]) {
      const found = errors(recorded((index) => (index * 37) % 90, { count: 3_600, deviceDriftPpm }));
      expect(Math.max(...found)).toBeLessThanOrEqual(40);
    }
  });

  it("keeps the length of a gap when samples are missing", () => {
    const given = recorded((index) => (index * 13) % 25, { gapAt: 60, gapMs: 3_000 });
    const places = placeChunks(given.anchors);
    expect(Math.max(...errors(given))).toBeLessThanOrEqual(40);
    const gap = (places[60]?.startsAt ?? 0) - (places[59]?.endsAt ?? 0);
    expect(Math.abs(gap - 3_000)).toBeLessThanOrEqual(40);
  });

  it("doesn't take a busy page for missing samples", () => {
    // Nothing is handed over for five seconds, then everything at once.
    const given = recorded((index) => (index >= 60 && index < 65 ? (65 - index) * 1_000 : 5));
    expect(Math.max(...errors(given))).toBeLessThanOrEqual(40);
  });

  it("isn't misled by a page that stands still three times within ten seconds, and is slow for a while after", () => {
    // Each time, what was recorded is handed over bit by bit, and everything else waits behind it.
    const slow = [2_900, 1_900, 1_100, 3_100, 2_200, 1_300, 2_700, 1_800, 1_000, 700, 650, 640];
    const given = recorded((index) => (index >= 60 ? (slow[index - 60] ?? (index < 95 ? 240 : 5)) : 5));
    expect(Math.max(...errors(given))).toBeLessThanOrEqual(10);
    const waits = placeChunks(given.anchors).map(
      (place, index) => place.settlesAt - (given.anchors[index]?.arrivedAt ?? 0),
    );
    expect(Math.max(...waits)).toBe(3_500);
    // Until then, no one knows, and none of them is sent.
    const known = given.anchors.slice(0, 70);
    for (const { settlesAt } of placeChunks(known).slice(60))
      expect(settlesAt).toBeGreaterThanOrEqual((known[60]?.arrivedAt ?? 0) + 30_000);
  });

  it("waits longer than half a minute for a punctual chunk while a page is very busy", () => {
    const busy = (index: number): number =>
      index >= 60 && index < 100 ? 800 + ((index * 1_237) % 3_000) : (index * 37) % 90;
    expect(Math.max(...errors(recorded(busy)))).toBeLessThanOrEqual(10);
    const settled = placeChunks(recorded(busy).anchors.slice(0, 95))[60];
    expect(settled?.settlesAt).toBeGreaterThan(ZERO + 150_000);
    // Samples that are missing are found all the same, and on an idle machine within half a minute.
    const found = placeChunks(recorded((index) => (index * 37) % 90, { gapAt: 60, gapMs: 3_000 }).anchors);
    expect(found[60]?.settlesAt).toBeLessThan(ZERO + 100_000);
    const missing = recorded((index) => (index * 1_237) % 3_000, { count: 300, gapAt: 60, gapMs: 4_000 });
    const after = placeChunks(missing.anchors).slice(60);
    expect(
      Math.max(...after.map(({ startsAt }, at) => Math.abs(startsAt - missing.truth(60 + at)))),
    ).toBeLessThan(80);
  });

  it("takes back a gap once a chunk is so quick that nothing can be missing", () => {
    const given = recorded((index) => (index < 40 || index >= 100 ? 5 : index < 80 ? 900 : 240));
    const off = errors(given);
    expect(Math.max(...off.slice(45, 80))).toBeGreaterThan(800);
    expect(Math.max(...off.slice(80))).toBeLessThanOrEqual(10);
  });

  it("lets no chunks overlap, and shortens one that a standstill made too long", () => {
    const { anchors } = recorded((index) => (index * 29) % 90);
    const long = { startMs: 120_000, endMs: 129_000, arrivedAt: ZERO + 129_030, zeroAt: ZERO };
    const places = placeChunks([...anchors, long]);
    for (const [index, { startsAt }] of places.entries())
      if (index > 0) expect(startsAt).toBeGreaterThanOrEqual(places[index - 1]?.endsAt ?? 0);
    const last = places.at(-1);
    const lasts = (last?.endsAt ?? 0) - (last?.startsAt ?? 0);
    expect(lasts).toBeGreaterThan(2_400);
    expect(lasts).toBeLessThanOrEqual(2_500);
  });

  it("places a chunk the same, whatever comes long after it", () => {
    const { anchors } = recorded((index) => (index * 41) % 60, { gapAt: 70, gapMs: 900 });
    const all = placeChunks(anchors);
    for (const upTo of [20, 50, 90])
      expect(placeChunks(anchors.slice(0, upTo + 31))[upTo]).toEqual(all[upTo]);
  });
});

describe("the server's clock", () => {
  it("is where all readings agree, and says how far it may be off", () => {
    const time = new ServerTime({ read: async () => 0, now: () => 520 });
    expect(time.at(0)).toBeNull();
    expect(time.errorMs()).toBeNull();
    // The answer took long, then the request.
    time.hear(5_010, 100, 400);
    expect(time.at(520)).toBeCloseTo(5_010 - 250 + 520, 0);
    time.hear(5_410, 210, 520);
    expect(time.at(520)).toBeCloseTo(4_900 + 520, 0);
    expect(time.errorMs()).toBeCloseTo(10, 0);
  });

  it("counts on a newer reading once the clocks may have drifted apart", () => {
    const time = new ServerTime({ read: async () => 0, now: () => 600_020 });
    time.hear(10_000, 0, 10);
    time.hear(610_000, 600_000, 600_040);
    expect(time.at(600_020)).toBeCloseTo(610_000, 0);
  });

  it("forgets earlier readings after the machine has slept", () => {
    const time = new ServerTime({ read: async () => 0, now: () => 1_000 });
    time.hear(10_000, 0, 2);
    time.hear(99_000, 900, 1_000);
    expect(time.at(950)).toBeCloseTo(99_000, 0);
  });

  it("stays within half a trip of the truth, on a page clock that drifts", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { minLength: 20, maxLength: 60 }), (trips) => {
        const now = trips.length * 20_000;
        const time = new ServerTime({ read: async () => 0, now: () => now });
        const serverAt = (pageMs: number) => 1_000_000 + pageMs * (1 + 40e-6);
        for (const [index, [out, back]] of trips.entries()) {
          const sent = index * 20_000;
          time.hear(serverAt(sent + out), sent, sent + out + back);
        }
        const error = Math.abs((time.at(now) ?? 0) - serverAt(now));
        expect(error).toBeLessThanOrEqual((time.errorMs() ?? 0) + 0.001);
      }),
    );
  });
});
