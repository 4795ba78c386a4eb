import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { DECK_LIMITS, DeckError } from "./port";

/** Below this size, no compression ratio is refused. */
const FREE_BYTES = 10 * 1024 * 1024;
const MACROS = /(^|\/)vba(Project|Data)/i;

/**
 * A package's parts by name. Its directory is checked before anything is unpacked, and the library enforces
 * each part's declared size.
 * @throws DeckError
 */
export class PptxEntries {
  private constructor(
    private readonly zip: ZipFile,
    readonly all: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<PptxEntries> {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(damaged);
    try {
      return new PptxEntries(zip, await readDirectory(zip));
    } catch (error) {
      zip.close();
      return damaged(error);
    }
  }

  close(): void {
    this.zip.close();
  }

  async stream(name: string): Promise<Readable> {
    const entry = this.all.get(name);
    if (!entry) throw new DeckError("damaged");
    return this.zip.openReadStreamPromise(entry).catch(damaged);
  }

  /** Reads a part, chunk by chunk. */
  async *read(name: string): AsyncGenerator<Buffer, void> {
    const stream = await this.stream(name);
    try {
      for await (const chunk of stream) yield chunk as Buffer;
    } catch (error) {
      damaged(error);
    } finally {
      stream.destroy();
    }
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > DECK_LIMITS.entries) throw new DeckError("too_large");
  const all = new Map<string, Entry>();
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (entry.isEncrypted()) throw new DeckError("encrypted");
    if (MACROS.test(fileName)) throw new DeckError("macros");
    // Names in these packages are case-insensitive, so duplicates would be ambiguous.
    if (names.has(fileName.toLowerCase())) throw new DeckError("unsafe");
    names.add(fileName.toLowerCase());
    packed += compressedSize;
    unpacked += uncompressedSize;
    if (unpacked > DECK_LIMITS.unpackedBytes) throw new DeckError("too_large");
    if (!fileName.endsWith("/")) all.set(fileName, entry);
  }
  if (unpacked > FREE_BYTES && unpacked > DECK_LIMITS.ratio * packed) throw new DeckError("too_large");
  return all;
}

const NAMES = /invalid relative path|absolute path|invalid characters in fileName/;

/**
 * Any error while reading a damaged archive means that it is damaged. Names that lead outside it are
 * deliberate.
 */
function damaged(error: unknown): never {
  if (error instanceof DeckError) throw error;
  const { message } = error as Error;
  throw new DeckError(NAMES.test(message) ? "unsafe" : "damaged", { cause: error });
}
