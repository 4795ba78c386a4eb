import type { PagePicture } from "./port";

/** A PDF opened in its own folder. */
export interface OpenPdf {
  pages: number;
  /** The text on each page. */
  texts: readonly string[];
  /** Yields pictures of the pages starting at a number, while the rest are still being rendered. */
  pictures(from: number): AsyncGenerator<PagePicture, void>;
}

/**
 * Opens a PDF for the duration of `work`. Returns `null` if the reader isn't installed.
 * @throws DeckError
 */
export type ReadPdf = <T>(
  path: string,
  signal: AbortSignal | undefined,
  work: (pdf: OpenPdf) => Promise<T>,
) => Promise<T>;
