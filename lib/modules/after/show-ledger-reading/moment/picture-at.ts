import {
  ASPECTS,
  atTime,
  PICTURE_WIDTH,
  type Placement,
  placementOf,
  type Rect,
  type StageState,
} from "@/lib/stage";
import type { LedgerPicture } from "../schema";

const ASPECT = "16:9";

/** Returns where everyone and everything was in the picture at a time in ISO 8601. */
export function pictureAt(stored: StageState, at: string): LedgerPicture {
  const state = atTime(stored, at);
  const covered_by = coverOf(state);
  if (covered_by !== null) return { aspect: ASPECT, covered_by, tiles: [], layers: [] };
  const placement = placementOf(state, { ratio: ASPECTS[ASPECT], widthPx: PICTURE_WIDTH });
  const names = new Map(state.stage.map(({ identity, name }) => [identity, name]));
  return {
    aspect: ASPECT,
    covered_by,
    tiles: placement.tiles.map(({ kind, identity, scale, spotlit, ...tile }) => ({
      ...fractions(tile),
      kind,
      identity,
      name: identity === null ? null : (names.get(identity) ?? null),
      scale,
      spotlit,
    })),
    layers: layersOf(placement),
  };
}

function coverOf({ mask, holding, phase }: StageState): LedgerPicture["covered_by"] {
  if (mask.level !== null) return "emergency";
  if (holding) return "holding";
  return phase === "ended" ? "end" : null;
}

function layersOf({ cards, lowerThird, captions, cta, ticker }: Placement): LedgerPicture["layers"] {
  const lines = { lower_third: lowerThird, captions, cta, ticker };
  return [
    ...cards.map(({ kind, rect }) => ({ ...fractions(rect), kind })),
    ...(Object.keys(lines) as (keyof typeof lines)[]).flatMap((kind) => {
      const placed = lines[kind];
      return placed ? [{ ...fractions(placed.rect), kind }] : [];
    }),
  ];
}

/** A millionth of the frame is less than a pixel. */
const fraction = (value: number): number => Math.round(value * 1e6) / 1e6;

const fractions = ({ x, y, width, height }: Rect) => ({
  x: fraction(x),
  y: fraction(y),
  width: fraction(width),
  height: fraction(height),
});
