import { join } from "node:path";
import type { Presentation } from "@/lib/generated/prisma/client";
import { copyFile } from "@/lib/modules/files/files";
import { Problem } from "@/lib/operation/problem";
import { NotConfinedError } from "@/lib/platform/confined/errors";
import { db } from "@/lib/platform/database/db";
import { FinalError } from "@/lib/platform/jobs/errors";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import {
  DeckError,
  drawPage,
  type OfficeOptions,
  type OpenPdf,
  officeToPdf,
  PptxEntries,
  readPdf,
  readPptx,
  type SlideWords,
  writeCleanPptx,
} from "@/lib/providers/decks";
import { beginningOf } from "@/lib/stage";
import { FAILURES, type FailureCode } from "../failures-schema";
import { PPTX } from "../schema";
import { beginConversion } from "./begin-conversion";
import { endConversion } from "./end-conversion";
import { type NewPage, storePages } from "./store-pages";

interface Running {
  progress: (percent: number, stage?: string) => Promise<void>;
  signal: AbortSignal;
  /** Replaces the installed converter, for rehearsals. */
  office?: Pick<OfficeOptions, "command" | "limits">;
}

/**
 * The first page is stored alone, because someone is waiting for it. The others are stored in batches of this
 * size.
 */
const BATCH = 5;
/** Progress of a deck once the file is open. */
const OPEN_PERCENT = 10;

/**
 * Converts the upload to pages. Pages are stored in batches and visible immediately. A retry continues after
 * the last stored page. Throws a FinalError with the failure code if retrying wouldn't help.
 */
export async function runConversion(id: string, running: Running): Promise<void> {
  const deck = await beginConversion(id);
  if (!deck) return;
  try {
    await inTempFolder((folder) => convert(deck, folder, running));
    await endConversion(deck.id);
  } catch (error) {
    throw explained(error);
  }
}

function explained(error: unknown): unknown {
  const final = (failure: FailureCode) => new FinalError(failure, { cause: error });
  if (error instanceof DeckError) return final(error.failure);
  if (error instanceof NotConfinedError) return final("converter_failed");
  if (error instanceof Problem && error.code in FAILURES) return final(error.code as FailureCode);
  return error;
}

async function convert(deck: Presentation, folder: string, running: Running): Promise<void> {
  const { signal } = running;
  const sent = join(folder, "sent");
  await copyFile(deck.fileId ?? "", sent);
  await running.progress(1, "opening");
  if (deck.contentType !== PPTX)
    return readPdf(sent, signal, (pdf) => makePages(deck, pdf, pdf.texts.map(wordsOfText), running));
  const { words, clean } = await openPptx(sent, folder);
  const made = join(folder, "made.pdf");
  await officeToPdf(clean, made, { ...running.office, signal });
  await readPdf(made, signal, (pdf) => makePages(deck, pdf, words, running));
}

async function openPptx(sent: string, folder: string): Promise<{ words: SlideWords[]; clean: string }> {
  const clean = join(folder, "clean.pptx");
  const entries = await PptxEntries.open(sent);
  try {
    const words = await readPptx(entries);
    await writeCleanPptx(entries, clean);
    return { words, clean };
  } finally {
    entries.close();
  }
}

const NO_WORDS: SlideWords = { title: "", text: "", notes: "" };
const MAX_TITLE = 400;
const MAX_TEXT = 2_000;

/** If a page has no title, its first line serves as one. */
function wordsOfText(given: string): SlideWords {
  const lines = given
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what a PDF holds may be anything
    .replaceAll(/[\0-\x08\x0b-\x1f]/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    title: beginningOf(lines[0] ?? "", MAX_TITLE),
    text: beginningOf(lines.join("\n"), MAX_TEXT),
    notes: "",
  };
}

async function makePages(
  deck: Presentation,
  pdf: OpenPdf,
  words: readonly SlideWords[],
  { progress }: Running,
): Promise<void> {
  let done = await db().presentationPage.count({ where: { presentationId: deck.id } });
  if (done === pdf.pages) return;
  let held: NewPage[] = [];
  const store = async (): Promise<void> => {
    done += held.length;
    const percent = OPEN_PERCENT + Math.floor(((99 - OPEN_PERCENT) * done) / pdf.pages);
    await storePages(deck, held, { pageCount: pdf.pages, progress: percent });
    held = [];
    await progress(percent, "pages");
  };
  for await (const picture of pdf.pictures(done + 1)) {
    const { number } = picture;
    held.push({ number, ...(words[number - 1] ?? NO_WORDS), ...(await drawPage(picture)) });
    if (number === 1 || held.length === BATCH) await store();
  }
  if (held.length > 0) await store();
}
