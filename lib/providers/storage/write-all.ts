import type { FileHandle } from "node:fs/promises";

/** Written in one go: fewer trips to the file system, and never more than twice this much in memory. */
const PIECE_BYTES = 1024 * 1024;

type Told = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Writes all that the source has, while the next of it comes in, and returns how many bytes that were.
 * @param see is shown each chunk once
 * @param told runs what touches the file, so that its failures can be told from those of the source
 */
export async function writeAll(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
  told: Told,
): Promise<number> {
  let total = 0;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const pieces = held;
    held = [];
    heldBytes = 0;
    await writing;
    writing = told(() => writeWhole(handle, pieces));
    // Whoever waits for it next is told; where nobody does, something else went wrong before.
    writing.catch(() => undefined);
  };
  try {
    for await (const chunk of source) {
      see(chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      total += chunk.length;
      if (heldBytes >= PIECE_BYTES) await flush();
    }
    await flush();
  } finally {
    // The file is closed next, which must not happen under a write.
    await writing.catch(() => undefined);
  }
  await writing;
  return total;
}

/** The system may take less than it is given. */
async function writeWhole(handle: FileHandle, pieces: Uint8Array[]): Promise<void> {
  let left = pieces.filter(({ length }) => length > 0);
  while (left.length > 0) {
    let { bytesWritten } = await handle.writev(left);
    left = left.flatMap((piece) => {
      const done = Math.min(bytesWritten, piece.length);
      bytesWritten -= done;
      return done === piece.length ? [] : [piece.subarray(done)];
    });
  }
}
