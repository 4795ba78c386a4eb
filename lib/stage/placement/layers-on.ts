import type { StageState } from "../state";

export const CARD_KINDS = ["quote", "poll", "question"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A card, and how much text it has. */
export interface CardOn {
  kind: CardKind;
  letters: number;
  /** Length of its longest word. */
  longest: number;
}

/** What is on stage besides the tiles, as far as it needs a place. */
export interface LayersOn {
  /** Cards, for which the tiles make room. */
  cards: readonly CardOn[];
  lowerThird: StageState["lower_third"];
  ticker: boolean;
  /** The reader's font scale, 1 being normal. Null while captions are off. */
  captions: { scale: number } | null;
  /** The label of the call to action. */
  cta: string | null;
}

export const NO_LAYERS: LayersOn = { cards: [], lowerThird: null, ticker: false, captions: null, cta: null };

/** Returns the layers besides the tiles. Captions keep their place while they're on and no one speaks. */
export function layersOn(state: StageState): LayersOn {
  if (state.phase === "ended") return NO_LAYERS;
  const { poll, quote, question, ticker, captions, cta } = state;
  // Only the desk sees a prepared poll.
  const shown = { quote, question, poll: poll?.state === "draft" ? null : poll };
  const words = { quote: quote?.text, question: question?.text, poll: poll?.question };
  return {
    cards: CARD_KINDS.filter((kind) => shown[kind] !== null).map((kind) => cardOf(kind, words[kind] ?? "")),
    lowerThird: state.lower_third,
    ticker: ticker.visible && ticker.items.length > 0,
    captions: captions.on ? { scale: 1 } : null,
    cta: cta.visible && cta.label ? cta.label : null,
  };
}

const cardOf = (kind: CardKind, text: string): CardOn => ({
  kind,
  letters: text.length,
  longest: Math.max(0, ...text.split(/\s+/).map((word) => word.length)),
});
