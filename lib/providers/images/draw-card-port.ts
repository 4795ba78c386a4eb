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
  /** Where it is in its box. */
  stands: "top" | "middle" | "bottom";
  /** `start` is on the right for text that is read from right to left. Default: left. */
  aligns?: "start" | "centre";
}

/** Available fonts. Glyphs missing from one come from the machine's fonts. */
export type CardFont = "Newsreader SemiBold" | "Space Grotesk Bold" | "Bungee" | "Geist SemiBold";

/** Where a face is in a photo, in shares of its width and height. */
export interface PhotoFace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A portrait in a square with round corners, cropped so that the head stays in it. */
export interface CardPicture {
  /** A PNG, JPEG or WebP file that we have encoded. */
  bytes: Uint8Array;
  /** Without it, where the head usually is. */
  face?: PhotoFace | null;
  left: number;
  top: number;
  side: number;
  radius: number;
}

export interface Card {
  width: number;
  height: number;
  /** The background, as the content of an SVG with that size. Only from our code, never from people. */
  drawing: string;
  /** Above the background and below the texts. */
  pictures?: readonly CardPicture[];
  texts: readonly CardText[];
  /** JPEG is smaller with photos. Default: PNG with few colors. */
  format?: "jpeg";
}

/** Renders a card. */
export type DrawCard = (card: Card) => Promise<Buffer>;

/** How a text fits its box. */
export interface FittedText {
  size: number;
  width: number;
  height: number;
  /** False if it had to be truncated. */
  isWhole: boolean;
}
