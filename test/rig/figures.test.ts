import { describe, expect, it } from "vitest";
import { accidentsIn, atMost, exactly, type Figure, inTime, isAccident, lateIf } from "./figures";

/** How many are missing at each look, and how long each of them waited. */
function looks(...missing: number[]) {
  const waits: number[] = [];
  const look = async (seconds: number) => {
    waits.push(seconds);
    return missing[waits.length - 1] ?? Number.NaN;
  };
  return { waits, look };
}

const met = exactly("writes lost", 0, 0);
const lost = exactly("writes lost", 1, 0);
const slow = atMost("accepted again after", 7, 5, "s");

describe("what must be so in time", () => {
  it("is met without a further look", async () => {
    const { waits, look } = looks(0);
    expect(await inTime("emails missing", 0, 90, look)).toEqual(exactly("emails missing", 0, 0));
    expect(waits).toEqual([90]);
  });

  it("isn't met if it comes later, and was late", async () => {
    const { waits, look } = looks(2, 0);
    const figure = await inTime("emails missing", 0, 90, look);
    expect(figure).toEqual({ ...exactly("emails missing", 2, 0), late: true });
    expect(isAccident([met, figure])).toBe(true);
    expect(waits).toEqual([90, 270]);
  });

  it("is lost if it doesn't come, or only some of it", async () => {
    for (const after of [2, 1]) {
      const figure = await inTime("emails missing", 0, 90, looks(2, after).look);
      expect(figure).toEqual(exactly("emails missing", 2, 0));
      expect(isAccident([figure])).toBe(false);
    }
  });
});

it("looks for a reason only if a goal was missed", async () => {
  const never = () => Promise.reject(new Error("It was met."));
  expect(await lateIf(met, never)).toBe(met);
  expect(await lateIf(lost, () => true)).toEqual({ ...lost, late: true });
  expect(await lateIf(lost, () => false)).toBe(lost);
});

it("tries only delays again: never a loss, also not one beside delays", () => {
  expect(isAccident([met, slow])).toBe(true);
  expect(isAccident([met, slow, lost])).toBe(false);
  expect(isAccident([lost])).toBe(false);
  expect(isAccident([met])).toBe(false);
  expect(isAccident([])).toBe(false);
  // More than a count of seconds allows isn't a delay.
  expect(isAccident([atMost("committed of the ceiling", 1.1, 1, "")])).toBe(false);
});

describe("what is tried again", () => {
  const cut = (row: string): Figure => ({
    what: `${row}: ran to its end`,
    value: "Waited 5 s for moving pictures.",
    target: "yes",
    met: false,
    late: true,
    unended: true,
  });

  it("is everything late, however much", () => {
    const results = new Map([
      ["one", [met, slow]],
      ["two", [slow]],
      ["three", [slow]],
      ["met", [met]],
      ["lost", [slow, lost]],
    ]);
    expect(accidentsIn(results)).toEqual(["one", "two", "three"]);
  });

  it("is also what didn't run to its end, unless that's more than two", () => {
    const results = new Map([
      ["one", [cut("one")]],
      ["two", [met, cut("two")]],
      ["three", [slow]],
    ]);
    expect(accidentsIn(results)).toEqual(["one", "two", "three"]);
    results.set("four", [cut("four")]);
    expect(accidentsIn(results)).toEqual([]);
  });

  it("isn't a row that lost something before it broke off", () => {
    expect(accidentsIn(new Map([["one", [cut("one"), lost]]]))).toEqual([]);
  });
});
