/** Why a file can't become slides. The messages for people are where they are shown. */
export type DeckFailure =
  | "damaged"
  | "not_a_deck"
  | "encrypted"
  | "macros"
  | "unsafe"
  | "too_many_pages"
  | "too_large"
  | "no_pages"
  | "not_installed"
  | "too_slow"
  | "too_much_memory"
  | "converter_failed";

/** The file itself is the problem, so a retry would not help. */
export class DeckError extends Error {
  override name = "DeckError";
  constructor(
    readonly failure: DeckFailure,
    options?: ErrorOptions,
  ) {
    super(`The deck can't be converted: ${failure}.`, options);
  }
}

/** The text on a slide and its speaker notes. */
export interface SlideWords {
  title: string;
  text: string;
  notes: string;
}

/** A page as a picture that sharp can read. */
export interface PagePicture {
  /** From 1. */
  number: number;
  bytes: Buffer;
  /** For raw pixels with four bytes each. Otherwise the bytes contain the size. */
  raw?: { width: number; height: number };
}

export const DECK_LIMITS = {
  pages: 200,
  entries: 5_000,
  unpackedBytes: 500 * 1024 * 1024,
  /** Unpacked to packed size, over the whole package. */
  ratio: 100,
  /** The longer side of a page, in pixels. */
  pixels: 1600,
} as const;
