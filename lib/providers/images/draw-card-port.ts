/** A text in its box: as large as fits from `size` down to `leastSize`, then cut off. */
export interface CardText {
  text: string;
  font: CardFont;
  size: number;
  leastSize: number;
  /** `#rrggbb`. */
  colour: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether it stands at the top or at the bottom of its box. */
  stands: "top" | "bottom";
}

/** The faces that are there; letters that one lacks come from those of the machine. */
export type CardFont = "Newsreader SemiBold" | "Space Grotesk Bold" | "Bungee" | "Geist SemiBold";

export interface Card {
  width: number;
  height: number;
  /** What stands behind the texts, as the inside of an SVG of that size. Ours alone: nothing that people wrote. */
  drawing: string;
  texts: readonly CardText[];
}

/** A picture of a card, as PNG. */
export type DrawCard = (card: Card) => Promise<Buffer>;
