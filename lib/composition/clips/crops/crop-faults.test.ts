import { describe, expect, it } from "vitest";
import { LAYOUTS } from "@/lib/stage";
import { placeStage } from "@/lib/stage/placement/place-stage";
import { CLIP_ORIENTATIONS, CLIP_TEMPLATES, type ClipLook } from "../../stills/clips/clip-look";
import { frameLayout } from "../../stills/clips/frame-layout";
import type { Shot, ViewPart } from "../plan/shots";
import { areFacesCut, doCropsJump } from "./crop-faults";

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "energetic", highlight: "#ffd60a", kicker: "", title: "Title", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};
const source = { width: 1_280, height: 720 } as never;
/** Pauses are cut, so that every other take comes closer. */
const kept = [0, 100, 200].map((from) => ({ from, to: from + 80 }));
const shotOf = (parts: ViewPart[]): Shot => ({
  ...{ from: 0, to: 240 },
  view: { kind: parts.length > 1 ? "pair" : "person", parts },
});
const LOOKS = CLIP_TEMPLATES.flatMap((template) =>
  CLIP_ORIENTATIONS.map((orientation) => ({ ...look, template, orientation })),
);
const faults = (shots: readonly Shot[], asked: ClipLook) => {
  const job = { shots, kept, source, look: asked };
  const layout = frameLayout(asked, 720);
  return [areFacesCut(job, layout), doCropsJump(job, layout)];
};

/** People's tiles in a layout of the stage, with a lower third, a ticker and a button over them. */
function tilesIn(layout: (typeof LAYOUTS)[number], count: number): ViewPart[] {
  const people = ["ana", "ben", "cem", "dua"].slice(0, count).map((name) => ({ identity: name, name }));
  const { tiles, lowerThird, ticker, cta } = placeStage({
    ...{ layout, people, spotlight: null, deckVisible: false, whiteboard: false, video: false },
    ...{ immersive: false, zoom: { level: 1, target: null }, ratio: 16 / 9, widthPx: 1_280 },
    layers: {
      ...{ cards: [], captions: null, ticker: true, cta: "Get the report" },
      lowerThird: { identity: "ana", title: "Ana Ruiz", subtitle: "Analyst at a company with a long name" },
    },
  });
  const over = [lowerThird, ticker, cta].flatMap((one) => one?.rect ?? []);
  return tiles.map(({ identity, tag, x, y, width, height }) => ({
    ...{ personId: identity, fit: "cover" as const, area: { x, y, width, height } },
    written: [...over, ...(tag ? [tag.rect] : [])].filter(
      (one) => one.x < x + width && one.x + one.width > x && one.y < y + height && one.y + one.height > y,
    ),
  }));
}

describe("crops", () => {
  it("have everyone's face and don't jump, in every layout, template and shape", () => {
    for (const layout of LAYOUTS)
      for (const count of [1, 2, 3, 4])
        for (const asked of LOOKS) {
          const tiles = tilesIn(layout, count);
          const pair = tiles.slice(0, 2);
          const shots = [...tiles.map((tile) => [tile]), ...(pair.length === 2 ? [pair] : [])].map(shotOf);
          for (const shot of shots)
            expect([layout, count, asked.template, asked.orientation, faults([shot], asked)]).toEqual([
              ...[layout, count, asked.template, asked.orientation],
              [false, false],
            ]);
        }
  });

  const tile = (written: ViewPart["written"] = []): ViewPart => ({
    ...{ personId: "ana", fit: "cover", area: { x: 0, y: 0, width: 1, height: 1 }, written },
  });

  it("jump if one leaves out what another one doesn't", () => {
    const ticker = [{ x: 0, y: 0.8, width: 1, height: 0.2 }];
    const [before, after] = [
      { ...shotOf([tile()]), to: 120 },
      { ...shotOf([tile(ticker)]), from: 120 },
    ];
    expect(faults([before, after], look)).toEqual([false, true]);
    expect(faults([before, { ...after, view: before.view }], look)).toEqual([false, false]);
  });

  it("cut a face if they're of another place than its tile's middle", () => {
    const high = [
      { x: 0, y: 0, width: 1, height: 0.35 },
      { x: 0, y: 0.99, width: 1, height: 0.01 },
    ];
    expect(faults([shotOf([tile(high)])], look)[0]).toBe(true);
  });
});
