import { type LayoutInput, layoutTiles, type Tile } from "../layouts";
import { bottomOf, type Rect } from "../layouts/rect";
import type { StagePerson } from "../state";
import type { LayersOn } from "./layers-on";
import { type PlacedCard, placeCards } from "./place-cards";
import { type PlacedLine, placeCaptions, placeCta, placeTicker } from "./place-edge";
import { type PlacedLowerThird, placeLowerThird } from "./place-lower-third";
import { placeTag } from "./place-tag";
import { scaleOf } from "./scale";

export interface PlacementInput extends Omit<LayoutInput, "people" | "field"> {
  people: readonly Pick<StagePerson, "identity" | "name">[];
  /** Width in pixels: text has a minimum size, and its background grows with it. */
  widthPx: number;
  layers: LayersOn;
}

export interface PlacedTile extends Tile {
  /** The name in it; null if there is none or a lower third shows it. */
  tag: PlacedLine | null;
}

/** Where everything on stage is, in fractions of the frame. */
export interface Placement {
  tiles: PlacedTile[];
  /** Whether one tile fills the whole frame. */
  isAlone: boolean;
  cards: PlacedCard[];
  lowerThird: PlacedLowerThird | null;
  ticker: PlacedLine | null;
  /** Reserved even while no one speaks. */
  captions: PlacedLine | null;
  cta: PlacedLine | null;
  /** The gradient behind the layers over the lower edge. */
  scrim: Rect | null;
}

/**
 * Places everything on stage, the same for studio, viewers, backstage, the small window and pictures of it.
 * Tiles fill the whole frame. Lower third, ticker, captions and call to action lie over its lower edge and
 * move no tile; only cards take room from the tiles.
 */
export function placeStage(input: PlacementInput): Placement {
  const { layers, ratio, immersive, people } = input;
  const scale = scaleOf(input.widthPx, ratio);
  const ticker = layers.ticker ? placeTicker(scale) : null;
  const floor = ticker?.rect.y ?? 1;
  const wanted = { cards: layers.cards, cta: layers.cta, ratio, immersive, floor, scale };
  const { tiles: field, cards, cta: besideCards } = placeCards(wanted);
  const tiles = layoutTiles({ ...input, field });
  const words = layers.lowerThird;
  const lowerThird = placeLowerThird({ words, people, tiles, field, floor, scale });
  const edge = { field, floor: Math.min(floor, bottomOf(field)), scale };
  const below = rectsOf(ticker, lowerThird);
  const overEdge =
    layers.cta !== null && !besideCards ? placeCta(layers.cta, { ...edge, taken: below }) : null;
  const cta = besideCards ?? overEdge;
  const captions =
    layers.captions &&
    placeCaptions(layers.captions.scale, { ...edge, taken: [...below, ...rectsOf(overEdge)] });
  const taken = [...below, ...rectsOf(overEdge, captions)];
  const tagOf = (tile: Tile): PlacedLine | null => {
    const name = people.find(({ identity }) => identity === tile.identity)?.name;
    return name && lowerThird?.owner !== tile.identity ? placeTag({ name, tile, tiles, taken, scale }) : null;
  };
  return {
    tiles: tiles.map((tile) => ({ ...tile, tag: tagOf(tile) })),
    isAlone: tiles.length === 1 && cards.length === 0,
    ...{ cards, lowerThird, ticker, captions, cta },
    scrim: scrimOf(field, rectsOf(ticker, lowerThird, captions, overEdge)),
  };
}

const rectsOf = (...placed: (PlacedLine | PlacedLowerThird | null)[]): Rect[] =>
  placed.flatMap((one) => (one ? [one.rect] : []));

/** A lower third in an upper row of tiles has no scrim. */
const SCRIM_FROM = 0.7;
const SCRIM_ABOVE = 0.08;

/** Returns an area over the tiles, from slightly above the highest layer down. */
function scrimOf(field: Rect, layers: readonly Rect[]): Rect | null {
  const tops = layers.flatMap((rect) => (bottomOf(rect) > SCRIM_FROM ? [rect.y] : []));
  if (tops.length === 0) return null;
  const y = Math.max(0, Math.min(...tops) - SCRIM_ABOVE);
  return { ...field, y, height: bottomOf(field) - y };
}
