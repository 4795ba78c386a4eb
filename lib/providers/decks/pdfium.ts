import { createReadStream } from "node:fs";
import { constants, copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { type WorkFolder, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { storableText } from "@/lib/platform/text/storable-text";
import { isConverted } from "./child-outcome";
import { finishedPages } from "./finished-pages";
import type { ReadPdf } from "./pdf-reader";
import { PDFIUM_SCRIPT } from "./pdfium-script";
import { DECK_LIMITS, DeckError, type PagePicture } from "./port";

const MIB = 1024 * 1024;
/** WebAssembly reserves far more address space than it uses, and Node's binary may be in the folder too. */
const LIMITS = { addressBytes: Number.POSITIVE_INFINITY, outputBytes: 1024 * MIB, printedBytes: 8 * MIB };

type Run = (from: number, signal: AbortSignal | undefined) => ReturnType<typeof runConfined>;

const PdfReport = z.union([
  z.object({ failure: z.enum(["encrypted", "damaged"]) }),
  // A long page's may end in half a character, and its font may say that glyphs are any.
  z.object({ pages: z.int(), texts: z.array(z.string().transform(storableText)) }),
]);

/** With Chromium's PDF engine as a package: slower than poppler, but always available. */
export const readWithPdfium: ReadPdf = (path, signal, work) =>
  withWorkFolder(async (folder) => {
    await folder.put("deck.pdf", createReadStream(path));
    const file = await bringProgram(folder);
    const run: Run = (from, until) =>
      runConfined({
        file,
        args: ["render.mjs", ...[DECK_LIMITS.pixels, DECK_LIMITS.pages, from].map(String)],
        folder,
        limits: LIMITS,
        ...(until ? { signal: until } : {}),
      });
    const { pages, texts } = await look(run, signal);
    return work({ pages, texts, pictures: (from) => pictures(run, folder, from, signal) });
  });

async function look(run: Run, signal: AbortSignal | undefined): Promise<{ pages: number; texts: string[] }> {
  const ended = await run(0, signal);
  if (!isConverted(ended, signal)) throw new DeckError("damaged");
  const report = PdfReport.parse(JSON.parse(ended.stdout));
  if ("failure" in report) throw new DeckError(report.failure);
  if (report.pages === 0) throw new DeckError("no_pages");
  if (report.pages > DECK_LIMITS.pages) throw new DeckError("too_many_pages");
  return report;
}

/** The parts of the machine that a child can see anyway. */
const VISIBLE = /^\/(usr|bin|lib|lib64)\//;

/** Located at run time rather than imported, because page bundlers would treat it as one of their modules. */
const ENGINE = ["@hyzyla", "pdfium", "pdfium.wasm"].join("/");

/** Copies the engine and the script into the folder, and Node too if the child can't see ours. */
async function bringProgram(folder: WorkFolder): Promise<string> {
  const engine = dirname(createRequire(join(process.cwd(), "package.json")).resolve(ENGINE));
  await folder.put("pdfium.mjs", createReadStream(join(engine, "index.esm.js")));
  await folder.put("pdfium.wasm", createReadStream(join(engine, "pdfium.wasm")));
  await folder.put("render.mjs", PDFIUM_SCRIPT);
  if (VISIBLE.test(process.execPath)) return process.execPath;
  // A copy rather than a link, because the child may run as our own user.
  await copyFile(process.execPath, join(folder.path, "node"), constants.COPYFILE_FICLONE);
  return join(folder.inside, "node");
}

async function* pictures(
  run: Run,
  folder: WorkFolder,
  from: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<PagePicture, void> {
  const made = finishedPages(folder, {
    run: (until) => run(from, until),
    form: /^page-(\d+)-(\d+)x(\d+)\.raw$/,
    signal,
  });
  for await (const { number, name, bytes } of made)
    yield { number, bytes, raw: { width: Number(name[2]), height: Number(name[3]) } };
}
