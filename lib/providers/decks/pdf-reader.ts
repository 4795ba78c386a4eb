import type { PagePicture } from "./port";

/** A PDF that is open in a folder of its own. */
export interface OpenPdf {
  pages: number;
  /** What is written on each page, as far as it is text. */
  texts: readonly string[];
  /** Pictures of the pages from one on, while the others are being made. */
  pictures(from: number): AsyncGenerator<PagePicture, void>;
}

/**
 * Opens a PDF for as long as the work takes. `null` where what reads it is not installed.
 * @throws DeckError
 */
export type ReadPdf = <T>(
  path: string,
  signal: AbortSignal | undefined,
  work: (pdf: OpenPdf) => Promise<T>,
) => Promise<T>;
