import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { isDatabaseDown, outsideTransaction } from "./db";

export interface WriteBuffer<Item> {
  /** Adds an item without waiting. Drops it if the buffer is full. */
  add(item: Item): void;
  /** Writes all buffered items now. */
  flush(): Promise<void>;
}

export const USAGE_BUFFER = "usage";

interface Options<Item> {
  /** Maximum number of buffered items. Further ones are dropped and counted. */
  most: number;
  /** Maximum number of items per statement. */
  batch: number;
  everyMs: number;
  write: (items: Item[]) => Promise<void>;
}

const TRIES = 3;
const RETRY_MS = 1_000;

const buffers = processSingleton("write-buffers", () => new Map<string, WriteBuffer<never>>());

/**
 * Returns the process's buffer with this name, for rows that callers needn't wait for and that are written
 * many at a time.
 */
export function writeBuffer<Item>(name: string, options: Options<Item>): WriteBuffer<Item> {
  const found = buffers.get(name);
  if (found) return found as unknown as WriteBuffer<Item>;
  const made = new Buffered(name, options);
  buffers.set(name, made as unknown as WriteBuffer<never>);
  return made;
}

/** Writes what this buffer holds, so that readers see what this process has just done. */
export const flushWriteBuffer = async (name: string): Promise<void> => buffers.get(name)?.flush();

/** Writes what every buffer still holds: before the process exits, and in tests. */
export async function flushWriteBuffers(): Promise<void> {
  await Promise.all([...buffers.values()].map((buffer) => buffer.flush()));
}

class Buffered<Item> implements WriteBuffer<Item> {
  private held: Item[] = [];
  private dropped = 0;
  private failures = 0;
  private timer: NodeJS.Timeout | undefined;
  private under: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly options: Options<Item>,
  ) {}

  add(item: Item): void {
    if (this.held.length >= this.options.most) {
      this.dropped += 1;
      return;
    }
    this.held.push(item);
    this.plan(this.options.everyMs);
  }

  async flush(): Promise<void> {
    await this.under;
    await this.run();
  }

  private plan(ms: number): void {
    if (this.timer || this.under) return;
    this.timer = setTimeout(() => void this.run(), ms);
    this.timer.unref();
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // The caller may be in a transaction that these rows aren't part of.
    this.under ??= outsideTransaction(() => this.writeAll()).finally(() => {
      this.under = undefined;
      if (this.held.length > 0) this.plan(this.failures > 0 ? RETRY_MS : this.options.everyMs);
    });
    await this.under;
  }

  private async writeAll(): Promise<void> {
    while (this.held.length > 0) {
      const items = this.held.splice(0, this.options.batch);
      try {
        await this.options.write(items);
        this.failures = 0;
      } catch (error) {
        this.keepOrDrop(items, error);
        break;
      }
    }
    if (this.dropped === 0) return;
    log().warn({ buffer: this.name, dropped: this.dropped }, "rows dropped: more than could be written");
    this.dropped = 0;
  }

  /**
   * If the database is away, the rows are retried. Rows that it refuses are dropped, so that they don't block
   * all others.
   */
  private keepOrDrop(items: Item[], error: unknown): void {
    this.failures = isDatabaseDown(error) ? 1 : this.failures + 1;
    const room = Math.max(0, this.options.most - this.held.length);
    const kept = this.failures < TRIES ? items.slice(0, room) : [];
    this.held.unshift(...kept);
    this.dropped += items.length - kept.length;
    if (this.failures >= TRIES) this.failures = 0;
    log().warn({ err: error, buffer: this.name, rows: items.length }, "buffered rows not written");
  }
}
