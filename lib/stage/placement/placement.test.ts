import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASPECTS, bottomOf, overlap, type Rect, rightOf, WHOLE } from "../layouts/rect";
import { LAYOUTS } from "../vocabulary";
import { faceArea } from "./faces";
import { CARD_KINDS, type LayersOn, NO_LAYERS } from "./layers-on";
import { type PlacementInput, placeStage } from "./place-stage";

/**
 * Width of the stage in windows of 1440, 1280, 1024 and 390 pixels, in the small window and in a recording.
 */
const WIDTHS = [390, 640, 720, 800, 980, 1024, 1440, 1920];
const NAMES = ["Bo", "Hannah Vogel", "Maximiliane von Hohenstein-Waldburg"];

const layers: fc.Arbitrary<LayersOn> = fc.record({
  cards: fc
    .subarray([...CARD_KINDS])
    .chain((kinds) =>
      fc.tuple(
        ...kinds.map((kind) =>
          fc
            .integer({ min: 1, max: 500 })
            .map((letters) => ({ kind, letters, longest: Math.min(letters, 24) })),
        ),
      ),
    ),
  lowerThird: fc.option(
    fc.record({
      identity: fc.option(fc.integer({ min: 0, max: 13 }).map((n) => `p${n}`)),
      title: fc.constantFrom(...NAMES),
      subtitle: fc.constantFrom(
        "",
        "Northwind",
        "Head of Platform Engineering, Northwind Traders International",
      ),
    }),
  ),
  ticker: fc.boolean(),
  captions: fc.option(fc.record({ scale: fc.constantFrom(0.8, 1, 1.5) })),
  cta: fc.option(fc.constantFrom("Go", "Book a demo", "Register for the next one of our shows now")),
});

const stages: fc.Arbitrary<Omit<PlacementInput, "layers">> = fc
  .record({
    layout: fc.constantFrom(...LAYOUTS),
    count: fc.integer({ min: 0, max: 12 }),
    spotlight: fc.option(fc.integer({ min: 0, max: 13 }).map((n) => `p${n}`)),
    deckVisible: fc.boolean(),
    whiteboard: fc.constant(false),
    video: fc.constant(false),
    immersive: fc.boolean(),
    ratio: fc.constantFrom(...Object.values(ASPECTS)),
    widthPx: fc.constantFrom(...WIDTHS),
  })
  .map(({ count, ...rest }) => ({
    ...rest,
    people: Array.from({ length: count }, (_, n) => ({ identity: `p${n}`, name: NAMES[n % 3] ?? "" })),
    zoom: { level: 1, target: null },
  }));

const inside = (outer: Rect, { x, y, width, height }: Rect): boolean =>
  x >= outer.x - 1e-6 &&
  y >= outer.y - 1e-6 &&
  x + width <= rightOf(outer) + 1e-6 &&
  y + height <= bottomOf(outer) + 1e-6;

const everyStage = (check: (stage: Omit<PlacementInput, "layers">, on: LayersOn) => void): void =>
  fc.assert(
    fc.property(stages, layers, (stage, on) => {
      check(stage, on);
    }),
    { numRuns: 1500 },
  );

describe("stage placement", () => {
  it("doesn't move tiles for the lower third, ticker, captions or call to action", () => {
    everyStage((stage, on) => {
      const tilesWith = (shown: LayersOn) =>
        placeStage({ ...stage, layers: shown }).tiles.map(({ tag: _tag, ...tile }) => tile);
      expect(tilesWith(on)).toEqual(tilesWith({ ...NO_LAYERS, cards: on.cards }));
    });
  });

  it("reserves space for cards that tiles and layers don't overlap", () => {
    everyStage((stage, on) => {
      const { tiles, cards, lowerThird, ticker, captions, cta } = placeStage({ ...stage, layers: on });
      expect(cards.map(({ kind }) => kind)).toEqual(on.cards.map(({ kind }) => kind));
      const others = [
        ...tiles,
        ...[lowerThird, ticker, captions, cta].flatMap((one) => (one ? [one.rect] : [])),
      ];
      for (const [at, { rect }] of cards.entries()) {
        expect(inside(WHOLE, rect)).toBe(true);
        const rest = [...others, ...cards.slice(at + 1).map((card) => card.rect)];
        expect(rest.some((other) => overlap(rect, other))).toBe(false);
      }
    });
  });

  it("keeps every layer inside the picture, without overlaps", () => {
    everyStage((stage, on) => {
      const { lowerThird, ticker, captions, cta } = placeStage({ ...stage, layers: on });
      const rects = [ticker, lowerThird, captions, cta].flatMap((one) => (one ? [one.rect] : []));
      expect(rects.every((rect) => inside(WHOLE, rect))).toBe(true);
      const touching = rects.flatMap((one, n) => rects.slice(n + 1).filter((other) => overlap(one, other)));
      expect(touching).toEqual([]);
      // The ticker reaches the edges, as a band does; text in all other layers keeps a distance.
      const margin = 3 / stage.widthPx;
      for (const { x, width } of rects.slice(ticker ? 1 : 0)) {
        expect(x).toBeGreaterThanOrEqual(margin - 1e-6);
        expect(x + width).toBeLessThanOrEqual(1 - margin + 1e-6);
      }
    });
  });

  it("doesn't cover faces with a lower third", () => {
    everyStage((stage, on) => {
      const { tiles, lowerThird } = placeStage({ ...stage, layers: on });
      expect(lowerThird === null).toBe(on.lowerThird === null);
      if (!lowerThird) return;
      const owner = tiles.find(({ identity }) => identity !== null && identity === lowerThird.owner);
      if (owner) expect(inside(owner, lowerThird.rect)).toBe(true);
      // Eight pixels is the minimum font size. With twelve faces and a ticker on a phone, even that covers a face.
      if (lowerThird.fontPx <= 8) return;
      const people = tiles.filter(({ kind }) => kind === "person");
      expect(people.some((tile) => overlap(faceArea(tile), lowerThird.rect))).toBe(false);
    });
  });

  it("places a lower third over the frame if the ticker leaves too little of its owner's tile", () => {
    const people = Array.from({ length: 8 }, (_, n) => ({ identity: `p${n}`, name: "Bo" }));
    const { tiles, lowerThird } = placeStage({
      ...{
        layout: "present",
        people,
        widthPx: 390,
        spotlight: null,
        immersive: false,
        ratio: ASPECTS["16:9"],
      },
      ...{ deckVisible: false, whiteboard: false, video: false, zoom: { level: 1, target: null } },
      layers: {
        ...NO_LAYERS,
        cards: [{ kind: "quote", letters: 1, longest: 1 }],
        lowerThird: { identity: "p7", title: "Bo", subtitle: "" },
        ticker: true,
      },
    });
    expect(tiles.some(({ identity }) => identity === "p7")).toBe(true);
    expect(lowerThird?.owner).toBeNull();
    expect(lowerThird && inside(WHOLE, lowerThird.rect)).toBe(true);
  });

  it("keeps a lower third's text readable in every layout with up to six people", () => {
    for (const layout of LAYOUTS)
      for (const widthPx of WIDTHS)
        for (let count = 1; count <= 6; count += 1) {
          const people = Array.from({ length: count }, (_, n) => ({
            identity: `p${n}`,
            name: "Hannah Vogel",
          }));
          const { lowerThird } = placeStage({
            ...{ layout, people, widthPx, spotlight: null, immersive: false, ratio: ASPECTS["16:9"] },
            ...{ deckVisible: false, whiteboard: false, video: false, zoom: { level: 1, target: null } },
            layers: {
              ...NO_LAYERS,
              // On a phone, the ticker is below the picture.
              ticker: widthPx >= 640,
              captions: { scale: 1 },
              lowerThird: { identity: "p0", title: "Hannah Vogel", subtitle: "Northwind" },
            },
          });
          expect(lowerThird?.fontPx, `${layout} of ${count} at ${widthPx}`).toBeGreaterThanOrEqual(9);
        }
  });

  it("keeps names in their tiles, away from faces and layers", () => {
    everyStage((stage, on) => {
      const { tiles, lowerThird, ticker, captions } = placeStage({ ...stage, layers: on });
      const taken = [lowerThird, ticker, captions].flatMap((one) => (one ? [one.rect] : []));
      for (const tile of tiles) {
        if (!tile.tag) continue;
        const { rect } = tile.tag;
        expect(inside(tile, rect)).toBe(true);
        const isInHeadRoom = rect.y < tile.y + tile.height / 2;
        if (!isInHeadRoom) expect(overlap(faceArea(tile), rect)).toBe(false);
        expect(taken.some((other) => overlap(other, rect))).toBe(false);
      }
    });
  });

  it("gives a long call to action a second line, beside cards and over the picture", () => {
    const heightOf = (cta: string, cards: LayersOn["cards"]): number =>
      placeStage({
        ...{
          layout: "solo",
          people: [],
          widthPx: 860,
          spotlight: null,
          immersive: false,
          ratio: ASPECTS["16:9"],
        },
        ...{ deckVisible: false, whiteboard: false, video: false, zoom: { level: 1, target: null } },
        layers: { ...NO_LAYERS, cards, cta },
      }).cta?.rect.height ?? 0;
    for (const cards of [[], [{ kind: "quote", letters: 1, longest: 1 }]] as const)
      expect(heightOf("Book a personal demo with one of us", cards)).toBeGreaterThan(heightOf("Book", cards));
  });

  it("shows no name tag for an empty name", () => {
    const input = {
      ...{ layout: "solo" as const, widthPx: 800, spotlight: null, immersive: false, ratio: ASPECTS["16:9"] },
      ...{ deckVisible: false, whiteboard: false, video: false, zoom: { level: 1, target: null } },
      layers: NO_LAYERS,
    };
    const tagOf = (name: string) =>
      placeStage({ ...input, people: [{ identity: "p0", name }] }).tiles[0]?.tag;
    expect(tagOf("")).toBeNull();
    expect(tagOf("Ana")).not.toBeNull();
  });
});
