import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MissedTime } from "./missed-time";

function watched(): { missed: MissedTime; named: [number, number][] } {
  const named: [number, number][] = [];
  return { missed: new MissedTime((from, to) => named.push([from, to])), named };
}

describe("the time that no one captured", () => {
  it("isn't named for a capture that begins as usual", () => {
    const { missed, named } = watched();
    missed.wanted(0);
    missed.joined(1_200);
    missed.arrived(2_400);
    missed.unwanted(60_000);
    expect(named).toEqual([]);
  });

  it("lasts from when someone should have been captured until their tracks arrive", () => {
    const { missed, named } = watched();
    missed.wanted(0);
    missed.interrupted(10_000);
    missed.wanted(12_000);
    missed.joined(35_000);
    missed.arrived(36_000.4);
    missed.arrived(50_000);
    expect(named).toEqual([[0, 36_000]]);
  });

  it("is named although no attempt succeeded before the end", () => {
    const { missed, named } = watched();
    missed.wanted(500);
    missed.interrupted(10_000);
    missed.interrupted(40_000);
    missed.unwanted(366_000);
    expect(named).toEqual([[500, 366_000]]);
  });

  it("is named for any interruption, however short", () => {
    const { missed, named } = watched();
    missed.interrupted(20_000);
    missed.joined(21_000);
    missed.arrived(21_300);
    expect(named).toEqual([[20_000, 21_300]]);
  });

  it("ends with joining a room in which no one sends anything for a while", () => {
    const { missed, named } = watched();
    missed.wanted(0);
    missed.joined(8_000);
    missed.arrived(90_000);
    missed.interrupted(100_000);
    missed.joined(103_000);
    missed.interrupted(200_000);
    missed.unwanted(210_000);
    expect(named).toEqual([
      [0, 8_000],
      [100_000, 103_000],
      [200_000, 210_000],
    ]);
  });

  it("is named in order and never twice", () => {
    const steps = ["wanted", "interrupted", "joined", "arrived", "unwanted"] as const;
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(20_000))), (list) => {
        const { missed, named } = watched();
        let now = 0;
        for (const [step, afterMs] of list) {
          now += afterMs;
          missed[step](now);
        }
        for (const [at, [from, to]] of named.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(named[at - 1]?.[1] ?? 0);
          expect(to).toBeLessThanOrEqual(now);
        }
      }),
    );
  });
});
