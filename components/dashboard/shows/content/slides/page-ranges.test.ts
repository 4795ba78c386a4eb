import { expect, it } from "vitest";
import { rangesOf, spread } from "./page-ranges";

const segment = (id: string, duration_sec: number, page?: number) => ({
  id,
  title: id,
  type: "talk" as const,
  duration_sec,
  assignee: null,
  slide: page === undefined ? null : { presentation_id: "prs_1", page },
});

it("lists the current pages of each segment", () => {
  const parts = [segment("a", 60, 2), segment("b", 60), segment("c", 60, 5)];
  expect(rangesOf(parts, "prs_1", 9)).toEqual([
    { from: "2", to: "4" },
    { from: "", to: "" },
    { from: "5", to: "9" },
  ]);
  expect(rangesOf(parts, "prs_2", 9)).toEqual(Array(3).fill({ from: "", to: "" }));
});

it("spreads all pages by segment length, each once and in order", () => {
  for (const [lengths, pages] of [
    [[300, 600, 300], 12],
    [[60, 60, 60, 60], 4],
    [[3_600, 5, 5], 3],
    [[100], 7],
    [[60, 60, 60], 2],
  ] as const) {
    const parts = lengths.map((length, at) => segment(String(at), length));
    const ranges = spread(parts, pages).filter(({ from }) => from !== "");
    const all = ranges.flatMap(({ from, to }) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
    );
    expect(all).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
  }
  expect(spread([segment("a", 300), segment("b", 600), segment("c", 300)], 12)).toEqual([
    { from: "1", to: "3" },
    { from: "4", to: "9" },
    { from: "10", to: "12" },
  ]);
});
