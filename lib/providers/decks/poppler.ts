import { createReadStream } from "node:fs";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { isConverted } from "./child-outcome";
import { finishedPages } from "./finished-pages";
import type { ReadPdf } from "./pdf-reader";
import { DECK_LIMITS, DeckError, type PagePicture } from "./port";

export const POPPLER = "pdftoppm";

type Run = (
  file: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
) => ReturnType<typeof runConfined>;

/** With the poppler programs. */
export const readWithPoppler: ReadPdf = (path, signal, work) =>
  withWorkFolder(async (folder) => {
    await folder.put("deck.pdf", createReadStream(path));
    const run: Run = (file, args, until) =>
      runConfined({ file, args, folder, ...(until ? { signal: until } : {}) });
    const pages = await countPages(run, signal);
    if (pages > DECK_LIMITS.pages) throw new DeckError("too_many_pages");
    const texts = await readTexts(run, folder, signal);
    return work({ pages, texts, pictures: (from) => pictures(run, folder, from, signal) });
  });

async function countPages(run: Run, signal: AbortSignal | undefined): Promise<number> {
  const info = await run("pdfinfo", ["-enc", "UTF-8", "deck.pdf"], signal);
  if (!isConverted(info, signal))
    throw new DeckError(/password/i.test(info.stderr) ? "encrypted" : "damaged");
  const pages = Number(/^Pages:\s+(\d+)$/m.exec(info.stdout)?.[1] ?? "0");
  if (pages === 0) throw new DeckError("no_pages");
  return pages;
}

/** More than the text of any deck. */
const MAX_TEXT = 8 * 1024 * 1024;

async function readTexts(run: Run, folder: WorkFolder, signal: AbortSignal | undefined): Promise<string[]> {
  const ended = await run("pdftotext", ["-q", "-enc", "UTF-8", "deck.pdf", "words.txt"], signal);
  // A deck without text is valid.
  if (!isConverted(ended, signal)) return [];
  const file = await folder.open("words.txt");
  try {
    if ((await file.stat()).size > MAX_TEXT) return [];
    return (await file.readFile("utf8")).split("\f");
  } finally {
    await file.close();
  }
}

async function* pictures(
  run: Run,
  folder: WorkFolder,
  from: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<PagePicture, void> {
  const args = [
    "-q",
    "-jpeg",
    "-jpegopt",
    "quality=92",
    "-scale-to",
    String(DECK_LIMITS.pixels),
    "-f",
    String(from),
  ];
  const made = finishedPages(folder, {
    run: (until) => run(POPPLER, [...args, "deck.pdf", "page"], until),
    form: /^page-0*(\d+)\.jpg$/,
    signal,
  });
  for await (const { number, bytes } of made) yield { number, bytes };
}
