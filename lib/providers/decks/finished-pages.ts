import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ConfinedResult } from "@/lib/platform/confined/confined-child";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { isConverted } from "./child-outcome";
import { DeckError } from "./port";

const LOOK_MS = 50;
/** Maximum size of one page. Raw pixels of a square one take 10 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface FinishedPage {
  number: number;
  /** The match of the file's name with `form`. */
  name: RegExpExecArray;
  bytes: Buffer;
}

interface Renderer {
  /** Starts the child, which ends with the signal. */
  run: (signal: AbortSignal) => Promise<ConfinedResult>;
  /** Pattern of page file names. The first group is the page's number. */
  form: RegExp;
  signal: AbortSignal | undefined;
}

/**
 * Yields the pages that a child writes in order, while it continues with the next. A page is complete once
 * the next one has begun or the child has ended. Each file is deleted after reading.
 */
export async function* finishedPages(
  folder: WorkFolder,
  { run, form, signal }: Renderer,
): AsyncGenerator<FinishedPage, void> {
  const stop = new AbortController();
  const both = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  let ended: ConfinedResult | undefined;
  let failure: unknown;
  const running = run(both).then(
    (result) => {
      ended = result;
    },
    (error: unknown) => {
      failure = error;
    },
  );
  try {
    for (;;) {
      const isOver = ended !== undefined || failure !== undefined;
      const found = await namesIn(folder, form);
      for (const { number, name } of isOver ? found : found.slice(0, -1))
        yield { number, name, bytes: await take(folder, name[0]) };
      if (isOver) break;
      await Promise.race([running, sleep(LOOK_MS)]);
    }
    if (failure !== undefined) throw failure;
    if (ended && !isConverted(ended, signal)) throw new DeckError("damaged");
  } finally {
    stop.abort();
    await running;
  }
}

async function namesIn(folder: WorkFolder, form: RegExp) {
  const names = await readdir(folder.path);
  return names
    .flatMap((file) => {
      const name = form.exec(file);
      return name ? [{ number: Number(name[1]), name }] : [];
    })
    .sort((a, b) => a.number - b.number);
}

async function take(folder: WorkFolder, name: string): Promise<Buffer> {
  const file = await folder.open(name);
  try {
    if ((await file.stat()).size > MAX_BYTES) throw new DeckError("too_large");
    return await file.readFile();
  } finally {
    await file.close();
    await rm(join(folder.path, name), { force: true });
  }
}
