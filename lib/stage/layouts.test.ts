import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LayoutInput, layoutTiles, type Tile } from "./layouts";
import { ASPECTS, overlap, type Rect, WHOLE } from "./layouts/rect";
import { LAYOUTS } from "./vocabulary";

const EPSILON = 1e-9;
const input: fc.Arbitrary<LayoutInput> = fc
  .record({
    layout: fc.constantFrom(...LAYOUTS),
    count: fc.integer({ min: 0, max: 12 }),
    spotlight: fc.option(fc.integer({ min: 0, max: 13 }).map((n) => `p${n}`)),
    deckVisible: fc.boolean(),
    whiteboard: fc.boolean(),
    video: fc.boolean(),
    immersive: fc.boolean(),
    level: fc.double({ min: 1, max: 3, noNaN: true }),
    target: fc.option(fc.integer({ min: 0, max: 13 }).map((n) => `p${n}`)),
    ratio: fc.constantFrom(...Object.values(ASPECTS)),
    // The whole frame, beside cards and above them.
    field: fc.constantFrom<Rect>(WHOLE, { ...WHOLE, width: 0.7 }, { ...WHOLE, height: 0.6 }),
  })
  .map(({ count, level, target, ...rest }) => ({
    ...rest,
    people: Array.from({ length: count }, (_, n) => ({ identity: `p${n}` })),
    zoom: { level, target },
  }));

const base: LayoutInput = {
  layout: "grid",
  people: [{ identity: "a" }, { identity: "b" }, { identity: "c" }],
  spotlight: null,
  deckVisible: false,
  whiteboard: false,
  video: false,
  immersive: false,
  zoom: { level: 1, target: null },
  ratio: ASPECTS["16:9"],
  field: WHOLE,
};

const names = (tiles: Tile[]) => tiles.map((tile) => tile.identity ?? tile.kind);

describe("layouts", () => {
  it("stay inside the frame, never overlap, have usable sizes and unique keys", () => {
    fc.assert(
      fc.property(input, (given) => {
        const tiles = layoutTiles(given);
        for (const [n, tile] of tiles.entries()) {
          expect(tile.x).toBeGreaterThanOrEqual(-EPSILON);
          expect(tile.y).toBeGreaterThanOrEqual(-EPSILON);
          expect(tile.x + tile.width).toBeLessThanOrEqual(given.field.width + EPSILON);
          expect(tile.y + tile.height).toBeLessThanOrEqual(given.field.height + EPSILON);
          expect(tile.width).toBeGreaterThan(0.03);
          expect(tile.height).toBeGreaterThan(0.03);
          expect(tile.scale).toBeGreaterThanOrEqual(1);
          for (const other of tiles.slice(n + 1)) expect(overlap(tile, other)).toBe(false);
        }
        expect(new Set(tiles.map((tile) => tile.key)).size).toBe(tiles.length);
        expect(layoutTiles(given)).toEqual(tiles);
      }),
      { numRuns: 2000 },
    );
  });

  it("fill the frame except for gaps, and completely if there's only one tile", () => {
    fc.assert(
      fc.property(input, (given) => {
        const tiles = layoutTiles(given);
        if (tiles.length === 0) return;
        const filled = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
        const room = given.field.width * given.field.height;
        if (tiles.length === 1 && given.field === WHOLE) expect(tiles[0]).toMatchObject(WHOLE);
        // Twelve tiles in a portrait frame have the most gaps.
        expect(filled / room).toBeGreaterThan(given.immersive ? 1 - EPSILON : 0.8);
      }),
      { numRuns: 1000 },
    );
  });

  it("keep the order of the stage, except for the spotlit person in front", () => {
    fc.assert(
      fc.property(input, (given) => {
        const shown = layoutTiles(given).flatMap((tile) => (tile.identity === null ? [] : [tile.identity]));
        const rest = shown[0] === given.spotlight ? shown.slice(1) : shown;
        const order = given.people
          .map((person) => person.identity)
          .filter((identity) => rest.includes(identity));
        expect(rest).toEqual(order);
      }),
      { numRuns: 500 },
    );
  });

  it("show everyone in the grid, in landscape and portrait, close to a camera's aspect ratio", () => {
    for (const aspect of ["16:9", "9:16"] as const) {
      for (let count = 1; count <= 12; count += 1) {
        const people = Array.from({ length: count }, (_, n) => ({ identity: `p${n}` }));
        const tiles = layoutTiles({ ...base, people, ratio: ASPECTS[aspect] });
        expect(tiles).toHaveLength(count);
        const heights = tiles.map((tile) => tile.height);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(EPSILON);
        for (const tile of tiles) {
          const shape = (tile.width / tile.height) * ASPECTS[aspect];
          expect(shape, `${aspect} ${count}`).toBeGreaterThan(0.5);
          expect(shape, `${aspect} ${count}`).toBeLessThan(2.7);
        }
      }
    }
  });

  it("show one person in solo, the spotlit one first", () => {
    expect(names(layoutTiles({ ...base, layout: "solo" }))).toEqual(["a"]);
    expect(names(layoutTiles({ ...base, layout: "solo", spotlight: "c" }))).toEqual(["c"]);
  });

  it("show two people in duo, side by side in landscape and stacked in portrait", () => {
    const [left, right, ...none] = layoutTiles({ ...base, layout: "duo" });
    expect(none).toEqual([]);
    expect(left?.y).toBe(right?.y);
    expect(left?.width).toBeCloseTo(right?.width ?? 0);
    const [top, bottom] = layoutTiles({ ...base, layout: "duo", ratio: ASPECTS["9:16"] });
    expect(top?.x).toBe(bottom?.x);
    expect(names(layoutTiles({ ...base, layout: "duo", spotlight: "c" }))).toEqual(["c", "a"]);
  });

  it("give the content or the main speaker the most room in present", () => {
    const [deck, ...people] = layoutTiles({ ...base, layout: "present", deckVisible: true });
    expect(deck).toMatchObject({ kind: "deck", fit: "contain" });
    expect(people).toHaveLength(3);
    expect((deck?.width ?? 0) * (deck?.height ?? 0)).toBeGreaterThan(0.65);
    const [speaker, next] = layoutTiles({ ...base, layout: "present", spotlight: "b" });
    expect(speaker).toMatchObject({ identity: "b", spotlit: true });
    expect((speaker?.width ?? 0) * (speaker?.height ?? 0)).toBeGreaterThan(
      2 * (next?.width ?? 0) * (next?.height ?? 0),
    );
  });

  it("reach every edge if immersive", () => {
    const tiles = layoutTiles({ ...base, layout: "duo", immersive: true });
    expect(tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0)).toBeCloseTo(1);
  });

  it("zoom the target, else the content, else the first person", () => {
    const zoom = { level: 2, target: "b" };
    const scales = (given: LayoutInput) => layoutTiles(given).map((tile) => tile.scale);
    expect(scales({ ...base, zoom })).toEqual([1, 2, 1]);
    expect(scales({ ...base, zoom: { level: 2, target: null }, video: true })).toEqual([2, 1, 1, 1]);
    expect(scales({ ...base, zoom: { level: 2, target: "gone" } })).toEqual([2, 1, 1]);
  });

  it("handle duplicate people and an empty stage", () => {
    expect(layoutTiles({ ...base, people: [{ identity: "a" }, { identity: "a" }] })).toHaveLength(1);
    expect(layoutTiles({ ...base, people: [] })).toEqual([]);
    expect(names(layoutTiles({ ...base, people: [], whiteboard: true }))).toEqual(["whiteboard"]);
  });
});
