import type { FileHandle } from "node:fs/promises";

/** Written at once, to reduce file system calls. Never more than twice this much is in memory. */
const PIECE_BYTES = 1024 * 1024;

type WithStorageErrors = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Writes the whole source while reading ahead, and returns the number of bytes.
 * @param see receives each chunk once
 * @param told wraps file operations, so that their errors can be told from those of the source
 */
export async function writeAll(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  see: (chunk: Uint8Array) => void,
  withStorageErrors: WithStorageErrors,
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
    writing = withStorageErrors(() => writeWhole(handle, pieces));
    // The next wait reports it. If there is none, something else has already failed.
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
    // The caller closes the file next, which must not happen during a write.
    await writing.catch(() => undefined);
  }
  await writing;
  return total;
}

/** The system may write less than requested. */
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
