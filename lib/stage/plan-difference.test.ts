import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Plan, PlanSegmentSchema } from "./plan";
import { planDifference } from "./plan-difference";
import { planTimes } from "./plan-times";

const part = (id: string, more: object = {}) =>
  PlanSegmentSchema.parse({ id, title: `Part ${id}`, type: "talk", duration_sec: 300, ...more });
const plan = (...ids: string[]): Plan => ({
  segments: ids.map((id) => part(id)),
  ticker: [],
  questions: [],
});
const changesOf = (before: Plan, after: Plan) =>
  planDifference(before, after).map(({ change, segment_id }) => [change, segment_id]);

describe("planDifference", () => {
  it("returns nothing for identical plans", () => {
    expect(planDifference(plan("a", "b"), plan("a", "b"))).toEqual([]);
  });

  it("returns a changed field with both values", () => {
    const after = { ...plan("a", "b"), segments: [part("a"), part("b", { notes: "Louder" })] };
    expect(planDifference(plan("a", "b"), after)).toEqual([
      {
        change: "changed",
        segment_id: "b",
        title: "Part b",
        fields: [{ field: "notes", before: "", after: "Louder" }],
      },
    ]);
  });

  it("reports as few moves as possible", () => {
    expect(changesOf(plan("a", "b", "c", "d"), plan("d", "a", "b", "c"))).toEqual([["moved", "d"]]);
    expect(changesOf(plan("a", "b", "c", "d"), plan("b", "c", "a", "d"))).toEqual([["moved", "a"]]);
  });

  it("returns added and removed segments, and changed lists", () => {
    const after = { ...plan("a", "c"), ticker: ["Hello"] };
    expect(changesOf(plan("a", "b"), after)).toEqual([
      ["added", "c"],
      ["removed", "b"],
      ["changed", null],
    ]);
    expect(planDifference(plan(), plan("a"))[0]?.fields).toEqual([
      { field: "title", before: null, after: "Part a" },
      { field: "type", before: null, after: "talk" },
      { field: "duration_sec", before: null, after: 300 },
    ]);
  });

  it("names exactly the segments to move to get from one order to the other", () => {
    const ids = ["a", "b", "c", "d", "e", "f", "g"];
    const orders = fc.shuffledSubarray(ids, { minLength: ids.length });
    fc.assert(
      fc.property(orders, orders, (one, other) => {
        const moved = new Set(changesOf(plan(...one), plan(...other)).map(([, id]) => id));
        const still = (order: string[]) => order.filter((id) => !moved.has(id));
        expect(still(one)).toEqual(still(other));
        for (const id of moved) {
          const others = (order: string[]) => order.filter((name) => name === id || !moved.has(name));
          expect(others(one)).not.toEqual(others(other));
        }
      }),
    );
  });
});

it("calculates when each segment starts", () => {
  const segments = [part("a"), part("b", { duration_sec: 60 }), part("c")];
  expect(planTimes(segments)).toEqual({ offsets: [0, 300, 360], total: 660 });
  expect(planTimes([])).toEqual({ offsets: [], total: 0 });
});
