import { log } from "@/lib/platform/runtime/log";
import { storageProvider } from "@/lib/providers/storage";
import { type ChunkRow, writeChunks } from "./chunk-rows";
import { persistently } from "./persistently";

/** Rows of all tracks are written together. */
const ROWS_EVERY_MS = 125;

interface RowWriterInput {
  workspaceId: string;
  signal: AbortSignal;
  /** The workspace's storage is full. */
  full: () => void;
}

interface Announced {
  row: ChunkRow;
  answered: PromiseWithResolvers<boolean>;
}

/** Writes the rows of captured chunks, twice each: before their bytes are stored, and after. */
export class RowWriter {
  private announced: Announced[] = [];
  private stored: ChunkRow[] = [];
  private writing: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly input: RowWriterInput) {}

  /**
   * Resolves once the chunk has its row, so that its bytes may be stored; to false if nothing needs them.
   * @throws if it can't be written
   */
  announce(row: ChunkRow): Promise<boolean> {
    const answered = Promise.withResolvers<boolean>();
    this.announced.push({ row, answered });
    this.soon();
    return answered.promise;
  }

  /** Its bytes are stored. */
  confirm(row: ChunkRow): void {
    this.stored.push(row);
    this.soon();
  }

  /** Resolves once everything so far is written, or can't be. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private soon(): void {
    this.timer ??= setTimeout(() => void this.flush(), ROWS_EVERY_MS);
  }

  private async write(): Promise<void> {
    const { announced, stored } = this;
    this.announced = [];
    this.stored = [];
    if (announced.length + stored.length === 0) return;
    const { workspaceId, signal, full } = this.input;
    const rows = { announced: announced.map(({ row }) => row), stored };
    try {
      const { isWanted, unwanted, isFull } = await persistently(signal, () => writeChunks(workspaceId, rows));
      for (const { row, answered } of announced) answered.resolve(isWanted(row));
      // What can't be removed now is found by the sweep: whoever deleted the row left it a note.
      for (const { key } of unwanted)
        await storageProvider()
          .delete(key)
          .catch(() => undefined);
      if (isFull) full();
    } catch (error) {
      for (const { answered } of announced) answered.reject(error);
      if (!signal.aborted) log().warn({ err: error }, "rows of captured chunks weren't written");
    }
  }
}
