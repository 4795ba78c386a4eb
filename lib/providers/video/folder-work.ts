import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";

export interface ProgressOptions {
  /** Called about every second with the progress, from 0 to 1. */
  onProgress?: (done: number) => Promise<void>;
}

const LOOK_MS = 1_000;

/** Does some work with ffmpeg, which writes its progress to the file `progress`. */
export async function withProgress(
  folder: WorkFolder,
  seconds: number,
  { onProgress }: ProgressOptions,
  work: () => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const look = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined);
      const told = over.signal.aborted ? "" : await readMade(folder, "progress").then(String, () => "");
      const done = Number(/.*^out_time_us=(\d+)$/ms.exec(told)?.[1] ?? 0) / 1e6;
      if (done > 0 && seconds > 0) await onProgress?.(Math.min(1, done / seconds));
    }
  };
  const looking = look();
  // An aborted job rejects here as well.
  looking.catch(() => undefined);
  try {
    await work();
  } finally {
    over.abort();
  }
  await looking;
}

/** Reads all of a file that a child wrote. */
export async function readMade(folder: WorkFolder, name: string): Promise<Buffer> {
  const file = await folder.open(name);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** Copies a file that a child wrote to a new one of ours. */
export async function bringOut(folder: WorkFolder, name: string, to: string): Promise<void> {
  const made = await folder.open(name);
  try {
    await pipeline(
      made.createReadStream({ autoClose: false }),
      createWriteStream(to, { flags: "wx", mode: 0o600 }),
    );
  } finally {
    await made.close();
  }
}
