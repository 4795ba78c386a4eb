import { randomUUID } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { processFolder } from "@/lib/platform/confined/work-folder";
import { LastUsed } from "@/lib/platform/runtime/last-used";
import { log } from "@/lib/platform/runtime/log";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** A show rarely plays more in turn. */
const MOST_FILES = 4;
/** The largest file that can be uploaded. */
const MOST_BYTES = 10 * 2 ** 30;
/** Whoever got a path is done with it by then. */
const IN_USE_MS = 60_000;
/** Spans of the same file follow each other sooner. */
const IDLE_MS = 5 * 60_000;
/** How often unused copies are looked for. */
const LOOK_MS = 60_000;

/** A file in storage, and the address by which shows know it. */
interface Source {
  key: string;
  address: string;
}

interface Copy {
  address: string;
  /** Null if the file is missing. */
  made: Promise<Made | null>;
  /** Zero until it's made. */
  bytes: number;
  /** Never unused until it's made. */
  usedAt: number;
}

interface Made {
  path: string;
  bytes: number;
}

type Content = AsyncIterable<Uint8Array> | null;

/** Local copies of large files, because every span of a played video needs its file. The last few stay for some minutes. */
export class KeptFiles {
  readonly #files = new LastUsed<Copy>();
  #look: NodeJS.Timeout | undefined;

  constructor(readonly maxBytes = MOST_BYTES) {}

  /** Returns the path of a copy that everyone may read, made on first use; null if the file is missing. */
  async path({ key, address }: Source, content: () => Promise<Content>): Promise<string | null> {
    const inMaking = { bytes: 0, usedAt: Number.POSITIVE_INFINITY };
    const copy = this.#files.get(key) ?? { address, made: copied(content), ...inMaking };
    this.#files.set(key, copy);
    // At once: another call may look for unused copies before this one goes on.
    copy.usedAt = Math.max(copy.usedAt, performance.now());
    try {
      const made = await copy.made;
      if (made === null) this.#files.delete(key);
      copy.bytes = made?.bytes ?? 0;
      copy.usedAt = performance.now();
      return made?.path ?? null;
    } catch (error) {
      this.#files.delete(key);
      throw error;
    } finally {
      await this.#shrink();
    }
  }

  /** Deletes the copies of a file that is gone. */
  async drop(address: string): Promise<void> {
    for (const [key, copy] of this.#files) {
      if (copy.address !== address) continue;
      this.#files.delete(key);
      await remove(copy);
    }
  }

  async #shrink(): Promise<void> {
    while (this.#files.size > MOST_FILES || this.#bytes > this.maxBytes)
      if (!(await this.#removeFirst(IN_USE_MS))) break;
    const look = () => {
      this.#removeUnused().catch((err: unknown) => log().warn({ err }, "couldn't delete a copy of a video"));
    };
    this.#look ??= setInterval(look, LOOK_MS).unref();
  }

  async #removeUnused(): Promise<void> {
    while (await this.#removeFirst(IDLE_MS));
    if (this.#files.size > 0) return;
    clearInterval(this.#look);
    this.#look = undefined;
  }

  /** Whether there was one that wasn't used for so long. */
  async #removeFirst(unusedMs: number): Promise<boolean> {
    const unused = this.#files.removeFirst(({ usedAt }) => performance.now() - usedAt < unusedMs);
    if (unused) await remove(unused);
    return unused !== undefined;
  }

  get #bytes(): number {
    return this.#files.values().reduce((sum, { bytes }) => sum + bytes, 0);
  }
}

async function remove({ made }: Copy): Promise<void> {
  const copy = await made.catch(() => null);
  if (copy) await rm(copy.path, { force: true });
}

async function copied(content: () => Promise<Content>): Promise<Made | null> {
  const bytes = await content();
  if (bytes === null) return null;
  const path = join(await processFolder(), `kept-${randomUUID()}`);
  const file = await open(path, "wx", 0o644);
  try {
    await file.writeFile(bytes);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { path, bytes: (await stat(path)).size };
}

export const keptFiles = (): KeptFiles => processSingleton("composition-kept-files", () => new KeptFiles());
