/** A text in its box: as large as fits between `minSize` and `size`, then truncated. */
export interface CardText {
  text: string;
  font: CardFont;
  size: number;
  minSize: number;
  /** `#rrggbb`. */
  colour: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether it is at the top or at the bottom of its box. */
  stands: "top" | "bottom";
}

/** Available fonts. Glyphs missing from one come from the machine's fonts. */
export type CardFont = "Newsreader SemiBold" | "Space Grotesk Bold" | "Bungee" | "Geist SemiBold";

export interface Card {
  width: number;
  height: number;
  /** The background, as the content of an SVG with that size. Only from our code, never from people. */
  drawing: string;
  texts: readonly CardText[];
}

/** Renders a card as PNG. */
export type DrawCard = (card: Card) => Promise<Buffer>;
