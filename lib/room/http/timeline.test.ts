import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Timeline } from "./timeline";

const entries = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 0, max: 50 }), rank: fc.integer({ min: 0, max: 5 }) }),
  { selector: ({ at, rank }) => `${at} ${rank}`, maxLength: 20 },
);
const timelineOf = (added: readonly { at: number; rank: number }[]) => {
  const timeline = new Timeline<string>();
  for (const { at, rank } of added) timeline.add(at, `${at} ${rank}`, rank);
  return timeline;
};

describe("a timeline", () => {
  it("shows the same whatever the order of arrival", () => {
    const arrivals = entries.chain((sent) =>
      fc.record({
        sent: fc.constant(sent),
        arrived: fc.shuffledSubarray(sent, { minLength: sent.length }),
        time: fc.integer({ min: -1, max: 51 }),
      }),
    );
    fc.assert(
      fc.property(arrivals, ({ sent, arrived, time }) => {
        const [newest] = sent
          .filter(({ at }) => at <= time)
          .toSorted((one, other) => other.at - one.at || other.rank - one.rank);
        const expected = newest ? `${newest.at} ${newest.rank}` : null;
        expect(timelineOf(arrived).at(time)).toBe(expected);
      }),
    );
  });

  it("shows the same after it forgot what was replaced", () => {
    const cases = fc.record({ sent: entries, before: fc.nat(50), later: fc.nat(20) });
    fc.assert(
      fc.property(cases, ({ sent, before, later }) => {
        const [whole, short] = [timelineOf(sent), timelineOf(sent)];
        short.forget(before);
        expect(short.at(before + later)).toBe(whole.at(before + later));
      }),
    );
  });

  it("knows its first value before it applies", () => {
    const timeline = timelineOf([
      { at: 20, rank: 0 },
      { at: 10, rank: 0 },
    ]);
    expect([timeline.at(9), timeline.first()]).toEqual([null, "10 0"]);
  });
});
