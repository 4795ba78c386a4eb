import { invalid, Problem } from "@/lib/operation/problem";
import { DECK_LIMITS, DeckError, readPdf } from "@/lib/providers/decks";

/** Longer is only a file that's made to take long. */
const LONGEST_MS = 20_000;

/** Returns the text of each page. The file is opened by a program that can reach nothing else. */
export async function pagesOfPdf(path: string): Promise<string[]> {
  try {
    return await readPdf(path, AbortSignal.timeout(LONGEST_MS), async ({ texts }) => [...texts]);
  } catch (error) {
    if (!(error instanceof DeckError)) throw error;
    if (error.failure === "too_many_pages")
      throw invalid(
        { body: "too_long" },
        `This PDF is too long. Split it into parts of up to ${DECK_LIMITS.pages} pages.`,
      );
    if (error.failure === "encrypted")
      throw invalid(
        { body: "invalid" },
        "The PDF is password-protected. Remove the password and send it again.",
      );
    if (error.failure === "not_installed")
      throw new Problem("not_ready", "PDF files can't be read on this installation.");
    throw invalid({ body: "invalid" }, "The PDF is damaged or can't be read.");
  }
}
