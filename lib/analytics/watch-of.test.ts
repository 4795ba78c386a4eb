import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NumberedLines } from "./numbered-lines";
import { type OnAir, watchOf } from "./watch-of";

/** One connection of a person. */
interface Stay {
  person: string;
  from: number;
  to: number;
}

const MINUTE = 60_000;
const SESSIONS: OnAir[] = [
  { from: 10 * MINUTE, to: 13 * MINUTE + 30_000 },
  { from: 20 * MINUTE, to: 22 * MINUTE },
];
const at = (minutes: number) => minutes * MINUTE;
const stay = (person: string, from: number, to: number): Stay => ({ person, from: at(from), to: at(to) });

/** Returns what was watched in `SESSIONS`, by whom. */
function watch(stays: readonly Stay[]) {
  const names = new NumberedLines(stays.map(({ person }) => person).join("\n"), stays.length);
  const columns = {
    from: Float64Array.from(stays, ({ from }) => from),
    to: Float64Array.from(stays, ({ to }) => to),
  };
  const { people, ...rest } = watchOf({ people: names.numbers, count: names.count, ...columns }, SESSIONS);
  const watched = [...people.joins].flatMap((joins, number) => {
    const [ms = 0, first = 0, last = 0] = [people.ms[number], people.first[number], people.last[number]];
    return joins > 0 ? [{ person: names.at(number), ms, joins, first, last }] : [];
  });
  return { ...rest, people: watched.sort((one, other) => (one.person < other.person ? -1 : 1)) };
}

/** Second by second, without any of the ideas of the other: times are whole seconds. */
function bySecond(stays: readonly Stay[]) {
  const watched = new Map<string, number>();
  const minutes = SESSIONS.flatMap((session) =>
    Array.from({ length: Math.ceil((session.to - session.from) / MINUTE) }, (_, minute) => {
      const from = session.from + minute * MINUTE;
      let [peak, ms] = [0, 0];
      for (let second = from; second < Math.min(from + MINUTE, session.to); second += 1_000) {
        const there = new Set(
          stays.filter((one) => one.from <= second && one.to > second).map((one) => one.person),
        );
        for (const person of there) watched.set(person, (watched.get(person) ?? 0) + 1_000);
        peak = Math.max(peak, there.size);
        ms += there.size * 1_000;
      }
      return { peak, ms };
    }),
  );
  return { watched: Object.fromEntries(watched), minutes };
}

const someStays = fc.array(
  fc.record({
    person: fc.constantFrom("ann", "ben", "cid", "dee"),
    from: fc.integer({ min: 8 * 60, max: 23 * 60 }).map((second) => second * 1_000),
    seconds: fc.integer({ min: -5, max: 600 }),
  }),
  { maxLength: 25 },
);
const stays = someStays.map((list) =>
  list.map(({ seconds, ...one }): Stay => ({ ...one, to: one.from + seconds * 1_000 })),
);

describe("what an audience watched", () => {
  it("is computed from its connections", () => {
    const { people, ...rest } = watch([
      ...[stay("ann", 9, 11.5), stay("ann", 11, 12), stay("ben", 12, 21), stay("cid", 14, 19)],
    ]);
    expect(people).toEqual([
      { person: "ann", ms: at(2), joins: 1, first: at(10), last: at(12) },
      { person: "ben", ms: at(2.5), joins: 2, first: at(12), last: at(21) },
    ]);
    expect(rest.minutes.map(({ session, peak, ms }) => [session, peak, ms / MINUTE])).toEqual([
      [0, 1, 1],
      [0, 1, 1],
      [0, 1, 1],
      [0, 1, 0.5],
      [1, 1, 1],
      [1, 0, 0],
    ]);
    expect(rest).toMatchObject({ durationMs: at(5.5), peak: 1, ms: at(4.5) });
  });

  it("equals a count second by second", () => {
    fc.assert(
      fc.property(stays, (list) => {
        const { people, minutes } = watch(list);
        const counted = bySecond(list);
        expect(Object.fromEntries(people.map(({ person, ms }) => [person, ms]))).toEqual(counted.watched);
        expect(minutes.map(({ peak, ms }) => ({ peak, ms }))).toEqual(counted.minutes);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for connections reported twice, late or out of order", () => {
    const reported = stays.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(reported, ([list, twice, shuffled]) => {
        expect(watch([...shuffled, ...twice])).toEqual(watch(list));
      }),
    );
  });

  it("adds up: minutes, people and sessions have the same watch time", () => {
    fc.assert(
      fc.property(stays, (list) => {
        const { people, ms, peak } = watch(list);
        expect(people.reduce((sum, one) => sum + one.ms, 0)).toBe(ms);
        expect(peak).toBeLessThanOrEqual(people.length);
        for (const one of people) expect(one.last - one.first).toBeGreaterThanOrEqual(one.ms);
      }),
    );
  });
});
