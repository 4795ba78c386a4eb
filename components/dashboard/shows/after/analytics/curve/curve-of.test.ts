import { describe, expect, it } from "vitest";
import { areaOf, breaksOf, inRows, placeOf, stageRuns, ticksOf } from "./curve-of";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 17, minute)).toISOString();
const shown = (minute: number, segment: string | null, covered = false) => ({
  at: at(minute),
  on_stage: { segment_id: segment, segment, layout: "solo", covered, people: [] },
});

/** Minutes 0 to 3, and after a break of ten minutes 4 and 5. */
const MINUTES = [
  { at: at(0), on_stage: null },
  shown(1, "Welcome"),
  shown(2, "Welcome"),
  shown(3, null, true),
  shown(14, "Talk"),
  shown(15, "Talk"),
];

describe("an audience's curve", () => {
  it("has what was on stage below it, apart for each time on air", () => {
    expect(stageRuns(MINUTES)).toEqual([
      { title: "Welcome", from: 1, to: 3 },
      { title: "Card", from: 3, to: 4 },
      { title: "Talk", from: 4, to: 6 },
    ]);
    expect(stageRuns([shown(0, "Talk"), shown(9, "Talk")]).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    const people = ["Ada", "", "Grace"].map((name, n) => ({ person_id: String(n), name }));
    const named = { at: at(0), on_stage: { ...shown(0, null).on_stage, people } };
    expect(stageRuns([named, shown(1, null)]).map(({ title }) => title)).toEqual(["Ada, Grace", "Stage"]);
    expect(breaksOf(MINUTES)).toEqual([4]);
  });

  it("places times, also those off air", () => {
    const place = (minute: number) => placeOf(MINUTES, at(minute));
    expect(
      [-5, 0, 2.5, 8, 14, 15.25, 40].map((minute) =>
        placeOf(MINUTES, new Date(Date.parse(at(0)) + minute * 60_000).toISOString()),
      ),
    ).toEqual([0, 0, 2.5, 4, 4, 5.25, 6]);
    expect(place(3)).toBe(3);
    expect(placeOf([], at(0))).toBe(0);
  });

  it("is drawn from zero, and labelled in round steps", () => {
    expect(areaOf([5, 10], 10)).toEqual({
      line: "M0 50.00L25.00 50.00L75.00 0.00L100 0.00",
      area: "M0 50.00L25.00 50.00L75.00 0.00L100 0.00L100 100L0 100Z",
    });
    expect(ticksOf(58, 6)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOf(3, 6)).toEqual([0, 1, 2]);
  });

  it("puts what has no room beside another into a row of its own", () => {
    const run = (from: number, to: number) => ({ from, to });
    const places = (runs: { from: number; to: number }[], least: number) =>
      inRows(runs, 60, least).placed.map(({ from, row, room }) => [from, row, room]);
    expect(places([run(5, 60), run(0, 5)], 0)).toEqual([
      [0, 0, 5],
      [5, 0, 55],
    ]);
    expect(places([run(10, 12), run(14, 14), run(30, 31), run(31, 40)], 15)).toEqual([
      [10, 0, 20],
      [30, 0, 30],
      [14, 1, 17],
      [31, 1, 29],
    ]);
    expect(inRows([], 60, 15)).toEqual({ rows: 0, placed: [] });
  });
});
