/** Why a file cannot become slides. What people are told of each stands with whoever tells them. */
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

/** The file is what is wrong: trying again would not change it. */
export class DeckError extends Error {
  override name = "DeckError";
  constructor(
    readonly failure: DeckFailure,
    options?: ErrorOptions,
  ) {
    super(`The deck can't be converted: ${failure}.`, options);
  }
}

/** What is written on a page, and what its speaker wrote beside it. */
export interface SlideWords {
  title: string;
  text: string;
  notes: string;
}

/** A page as a picture whose bytes sharp reads. */
export interface PagePicture {
  /** From 1. */
  number: number;
  bytes: Buffer;
  /** Of bare pixels, four bytes each; otherwise the bytes say it. */
  raw?: { width: number; height: number };
}

export const DECK_LIMITS = {
  pages: 200,
  entries: 5_000,
  unpackedBytes: 500 * 1024 * 1024,
  /** Unpacked to packed, over all of a package. */
  ratio: 100,
  /** The longer side of a page, in pixels. */
  pixels: 1600,
} as const;
