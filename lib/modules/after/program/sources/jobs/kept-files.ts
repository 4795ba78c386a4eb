import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { processFolder } from "@/lib/platform/confined/work-folder";
import { LastUsed } from "@/lib/platform/runtime/last-used";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/** A show rarely plays more in turn. */
const MOST_FILES = 4;
/** Whoever got a path is done with it by then. */
const IN_USE_MS = 60_000;

interface Copy {
  /** Null if the file is missing. */
  path: Promise<string | null>;
  usedAt: number;
}

type Content = AsyncIterable<Uint8Array> | null;

/** Local copies of large files, because every span of a played video needs its file. The last few stay. */
class KeptFiles {
  readonly #files = new LastUsed<Copy>();

  /** Returns the path of a copy that everyone may read, made on first use; null if the file is missing. */
  async path(key: string, content: () => Promise<Content>): Promise<string | null> {
    const copy = this.#files.get(key) ?? { path: copied(content), usedAt: 0 };
    copy.usedAt = performance.now();
    this.#files.set(key, copy);
    try {
      const path = await copy.path;
      if (path === null) this.#files.delete(key);
      return path;
    } catch (error) {
      this.#files.delete(key);
      throw error;
    } finally {
      await this.#shrink();
    }
  }

  async #shrink(): Promise<void> {
    const isInUse = ({ usedAt }: Copy) => performance.now() - usedAt < IN_USE_MS;
    while (this.#files.size > MOST_FILES) {
      const unused = this.#files.removeFirst(isInUse);
      if (!unused) return;
      const path = await unused.path.catch(() => null);
      if (path !== null) await rm(path, { force: true });
    }
  }
}

async function copied(content: () => Promise<Content>): Promise<string | null> {
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
  return path;
}

export const keptFiles = (): KeptFiles => processSingleton("composition-kept-files", () => new KeptFiles());
