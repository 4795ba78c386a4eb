import type { Readable } from "node:stream";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { UnreadableTable } from "./unreadable-table";

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024;
/** Tables compress to a tenth; a single repeated row compresses to a fiftieth. */
const MAX_RATIO = 200;
const FREE_BYTES = 1024 * 1024;

/** A workbook's parts by name. Their size is limited while unpacking, whatever their headers say. */
export class WorkbookEntries {
  #unpacked = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<WorkbookEntries> {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(unreadable);
    const entries = new Map<string, Entry>();
    try {
      if (zip.entryCount > MAX_ENTRIES) throw new UnreadableTable("The workbook has too many parts.");
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new WorkbookEntries(zip, entries);
    } catch (error) {
      zip.close();
      return unreadable(error);
    }
  }

  close(): void {
    this.zip.close();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Reads the text of a part, chunk by chunk. */
  async *read(name: string): AsyncGenerator<string, void> {
    const entry = this.entries.get(name);
    if (!entry) throw new UnreadableTable("The file isn't an Excel workbook.");
    const stream: Readable = await this.zip.openReadStreamPromise(entry).catch(unreadable);
    const decoder = new TextDecoder();
    let own = 0;
    try {
      for await (const chunk of stream) {
        const { length } = chunk as Buffer;
        own += length;
        this.#unpacked += length;
        if (this.#unpacked > MAX_UNPACKED_BYTES || own > FREE_BYTES + MAX_RATIO * entry.compressedSize)
          throw new UnreadableTable("The unpacked workbook is too large.");
        yield decoder.decode(chunk as Buffer, { stream: true });
      }
    } catch (error) {
      unreadable(error);
    } finally {
      stream.destroy();
    }
  }
}

/** Any error while reading a damaged archive means that it is damaged. */
function unreadable(error: unknown): never {
  if (error instanceof UnreadableTable) throw error;
  throw new UnreadableTable("The file isn't an Excel workbook, or is damaged.", { cause: error });
}
