import { bottomOf, frameOf, innerRect, type Rect, rightOf, WHOLE } from "../layouts/rect";
import { fitCta } from "./fit-cta";
import { type FittedWords, fitWords } from "./fit-words";
import type { CardKind, CardOn } from "./layers-on";
import type { PlacedLine } from "./place-edge";
import { clamp, type Scale } from "./scale";

export interface PlacedCard {
  kind: CardKind;
  rect: Rect;
  words: FittedWords;
}

export interface Field {
  /** The area for the tiles. */
  tiles: Rect;
  cards: PlacedCard[];
  /** The place of the call to action below the cards. */
  cta: PlacedLine | null;
}

/** Answers need more room than a sentence. */
const WEIGHTS: Record<CardKind, number> = { quote: 1.1, poll: 1.6, question: 1 };

/** Large enough for a finger. */
const CTA_PX = { 1: 44, 2: 62 } as const;
/** Share of a portrait frame's height. */
const CARDS_HEIGHT = 0.34;

interface CardsInput {
  cards: readonly CardOn[];
  /** The label of the call to action. */
  cta: string | null;
  ratio: number;
  immersive: boolean;
  /** The upper edge of the ticker, or the lower edge of the frame. */
  floor: number;
  scale: Scale;
}

/** Places cards in a column on the right, or in a row below in a portrait frame. The tiles get the rest. */
export function placeCards(input: CardsInput): Field {
  const { cards, ratio, immersive, floor, scale } = input;
  if (cards.length === 0) return { tiles: WHOLE, cards: [], cta: null };
  const frame = frameOf(ratio, false);
  const inner = innerRect(frame);
  // Tiles of an immersive picture have no margin of their own.
  const apart = immersive ? 1 : 0;
  if (ratio > 1) {
    const width = clamp(0.27, 210 / scale.widthPx, 0.38);
    const column = { x: rightOf(inner) - width, y: inner.y, width, height: floor - 2 * inner.y };
    const tiles = { ...WHOLE, width: column.x - apart * frame.gapX };
    return { tiles, ...stacked(column, input, frame.gapY) };
  }
  const y = 1 - CARDS_HEIGHT;
  const row = { ...inner, y, height: floor - frame.gapY - y };
  const tiles = { ...WHOLE, height: y - apart * frame.gapY };
  return { tiles, ...stacked(row, input, frame.gapY) };
}

/** Stacks cards, each as high as its text needs, with the call to action at the bottom. */
function stacked(column: Rect, { cards, cta, scale }: CardsInput, gap: number): Omit<Field, "tiles"> {
  const fitted = cta === null ? null : fitCta(cta, column.width * scale.widthPx, scale);
  const ctaHeight = fitted ? CTA_PX[fitted.lines] / scale.heightPx : 0;
  const room = column.height - (fitted ? ctaHeight + gap : 0) - gap * (cards.length - 1);
  const total = cards.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  let y = column.y;
  const placed = cards.map((card) => {
    const { kind } = card;
    const rect = { ...column, y, height: (room * WEIGHTS[kind]) / total };
    y += rect.height + gap;
    return { kind, rect, words: wordsIn(rect, card, scale) };
  });
  return {
    cards: placed,
    cta: fitted && {
      rect: { ...column, y: bottomOf(column) - ctaHeight, height: ctaHeight },
      fontPx: fitted.fontPx,
    },
  };
}

const MARGINS_EM: Record<CardKind, { besideEm: number; aboveEm: number }> = {
  quote: { besideEm: 2.4, aboveEm: 5.6 },
  poll: { besideEm: 2.4, aboveEm: 3 },
  question: { besideEm: 2.4, aboveEm: 5.5 },
};

const wordsIn = (rect: Rect, { kind, letters, longest }: CardOn, scale: Scale): FittedWords =>
  fitWords({
    widthPx: rect.width * scale.widthPx,
    heightPx: rect.height * scale.heightPx,
    ...{ letters, longest },
    maxPx: scale.widthPx * (kind === "quote" ? 0.032 : 0.025),
    ...MARGINS_EM[kind],
  });
