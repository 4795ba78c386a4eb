import { findProgram } from "@/lib/platform/confined/find-program";
import type { ReadPdf } from "./pdf-reader";
import { readWithPdfium } from "./pdfium";
import { POPPLER, readWithPoppler } from "./poppler";

export { type DrawnPage, drawPage } from "./draw-page";
export { type OfficeOptions, officeToPdf } from "./office-to-pdf";
export type { OpenPdf } from "./pdf-reader";
export {
  DECK_LIMITS,
  DeckError,
  type DeckFailure,
  type PagePicture,
  type SlideWords,
} from "./port";
export { PptxEntries } from "./pptx-entries";
export { readPptx } from "./read-pptx";
export { writeCleanPptx } from "./write-clean-pptx";

/** With poppler if it is installed, otherwise with the bundled engine. */
export const readPdf: ReadPdf = async (path, signal, work) =>
  ((await findProgram(POPPLER)) ? readWithPoppler : readWithPdfium)(path, signal, work);
