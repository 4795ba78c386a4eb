import { describe, expect, it } from "vitest";
import { boardOf, EMPTY_BOARD, inOrder, withChange } from "@/lib/live/whiteboard/board";
import { boardWords } from "@/lib/live/whiteboard/board-words";
import { elementOf } from "@/lib/live/whiteboard/element-of";
import { extentOf, SHEET } from "@/lib/live/whiteboard/extent";
import { placesAbove } from "@/lib/live/whiteboard/places-above";
import { readPoints, thinned, writePoints } from "@/lib/live/whiteboard/points";
import { merge } from "./merge";

const box = (id: string, version = 1, versionNonce = 5, x = 0) => ({
  ...elementOf(
    { type: "rectangle", x, y: 0, width: 10, height: 10, color: "#000000", fill: "transparent" },
    { id, index: "a0", seed: 1, versionNonce },
  ),
  version,
});
const gone = (id: string, version: number, versionNonce = 1) => ({ id, version, versionNonce });
const held = (...rows: { id: string; version: number; versionNonce: number; deleted?: boolean }[]) =>
  new Map(rows.map((row) => [row.id, { deleted: false, bytes: 100, ...row }]));

describe("merging changes into a whiteboard", () => {
  it("accepts new elements and, at the same version, the lower nonce", () => {
    const merged = merge(
      held({ id: "a", version: 3, versionNonce: 9 }, { id: "b", version: 2, versionNonce: 9 }),
      {
        elements: [box("a", 3, 4), box("b", 2, 20), box("c")],
        deleted: [],
      },
    );
    expect(merged.kept.map(({ id }) => id)).toEqual(["a", "c"]);
    expect(merged).toMatchObject({ refused: ["b"], live: 1, drawn: 1, changed: 1, erased: 0 });
  });

  it("records deletions of known elements only", () => {
    const merged = merge(held({ id: "a", version: 3, versionNonce: 9 }), {
      elements: [],
      deleted: [gone("a", 4), gone("z", 8)],
    });
    expect(merged.kept).toEqual([{ ...gone("a", 4), deleted: true, bytes: 0, element: null }]);
    expect(merged).toMatchObject({ live: -1, bytes: -100, erased: 1, refused: [] });
  });

  it("ignores a repeat, and restores a deleted element only from a newer version", () => {
    const rows = held({ id: "a", version: 3, versionNonce: 9, deleted: true });
    expect(merge(rows, { elements: [box("a", 3, 9)], deleted: [] })).toMatchObject({ kept: [], refused: [] });
    expect(merge(rows, { elements: [box("a", 2, 9)], deleted: [] })).toMatchObject({
      kept: [],
      refused: ["a"],
    });
    expect(merge(rows, { elements: [box("a", 4, 9)], deleted: [] })).toMatchObject({ live: 1, drawn: 1 });
  });
});

describe("a whiteboard in the browser", () => {
  it("ends up the same whatever order changes arrive in", () => {
    const news = [
      { elements: [box("a", 1), box("b", 1)], deleted: [] },
      { elements: [box("a", 2, 5, 70)], deleted: [gone("b", 2)] },
      { elements: [box("b", 1)], deleted: [] },
    ];
    const forth = news.reduce(withChange, EMPTY_BOARD);
    const back = news.toReversed().reduce(withChange, EMPTY_BOARD);
    expect(inOrder(forth)).toEqual(inOrder(back));
    expect(inOrder(forth).map(({ id, x }) => [id, x])).toEqual([["a", 70]]);
    expect(withChange(forth, { elements: [box("a", 1)], deleted: [] })).toBe(forth);
  });

  it("covers the sheet and anything drawn beyond it", () => {
    expect(extentOf([box("a")])).toEqual({ ...SHEET, x: -40, y: -40, width: 1640, height: 940 });
    expect(extentOf([box("a", 1, 1, 2_000)])).toMatchObject({ x: 0, width: 2_050 });
  });

  it("lists its text from top to bottom", () => {
    const at = { index: "a0", seed: 1, versionNonce: 1 };
    const say = (id: string, text: string, y: number) =>
      elementOf({ type: "text", x: 0, y, text, size: 20, color: "#000000" }, { id, ...at });
    expect(boardWords([say("a", "below\nit", 50), box("b"), say("c", "Above", 10)])).toEqual([
      "Above",
      "below it",
    ]);
    expect(boardOf([box("b")]).versions.get("b")?.version).toBe(1);
  });
});

it("generates indexes above the highest one in use", () => {
  expect(placesAbove(null, 3)).toEqual(["a0", "a1", "a2"]);
  expect(placesAbove("a0V", 1)).toEqual(["a1"]);
  expect(placesAbove("az", 2)).toEqual(["b00", "b01"]);
  expect(placesAbove("bzzM", 1)).toEqual(["c000"]);
});

it("writes points as text and thins out long strokes", () => {
  expect(
    readPoints(
      writePoints([
        [0, 0],
        [1.23456, -7],
      ]),
    ),
  ).toEqual([
    [0, 0],
    [1.23, -7],
  ]);
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const few = thinned(many, 2_000);
  expect([few.length, few[0], few.at(-1)]).toEqual([2_000, 0, 9_999]);
});
