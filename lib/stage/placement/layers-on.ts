import type { StageState } from "../state";

export const CARD_KINDS = ["quote", "poll", "question"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A card, and how much is to be read on it. */
export interface CardOn {
  kind: CardKind;
  letters: number;
  /** The longest of its words. */
  longest: number;
}

/** What is on besides the tiles, as far as it needs a place. */
export interface LayersOn {
  /** What has to be read: the tiles make room for it. */
  cards: readonly CardOn[];
  lowerThird: StageState["lower_third"];
  ticker: boolean;
  /** How large a reader wants them, 1 being normal. Null while they are off. */
  captions: { scale: number } | null;
  /** The words of the call to action. */
  cta: string | null;
}

export const NO_LAYERS: LayersOn = { cards: [], lowerThird: null, ticker: false, captions: null, cta: null };

/** What a stage shows besides its tiles. Captions keep their place while they are on and no one speaks. */
export function layersOn(state: StageState): LayersOn {
  if (state.phase === "ended") return NO_LAYERS;
  const { poll, quote, question, ticker, captions, cta } = state;
  // A prepared poll is known to the desk alone.
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
