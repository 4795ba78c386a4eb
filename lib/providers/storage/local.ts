import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, link, mkdir, open, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localUrl } from "./local-url";
import { checkedKey, expectDigest, type PutResult, StorageError, type StorageProvider } from "./port";
import { writeAll } from "./write-all";

interface Options {
  folder: string;
  /** Waits until the bytes are on disk. If off, a power failure may lose files whose upload was confirmed. */
  sync: boolean;
}

/** Longer than an upload may pause, so the writer is gone. */
const ABANDONED_MS = 10 * 60_000;

/** Files in a folder on this machine, or on a disk shared by all processes. */
export function localStorage({ folder, sync }: Options): StorageProvider {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  const rooted = once(() => mkdir(folder, { recursive: true, mode: 0o750 }));
  /** Unfinished files of ours that couldn't be removed, by path, with their inodes. */
  const left = new Map<string, number>();
  /**
   * In an existing folder, a missing file is a missing file. If the folder itself is gone, its files may come
   * back with it.
   */
  const requireFolder = async (): Promise<void> => {
    const found = await stat(folder).catch(orMissing);
    if (!found?.isDirectory()) throw new StorageError("away", "The files folder no longer exists.");
  };
  return {
    name: "local",

    put: async (key, source, { sha256 }) => {
      const path = pathOf(key);
      const part = `${path}.part`;
      await withStorageErrors(rooted);
      const { handle, inode } = await withStorageErrors(() => openPart(part, left.get(part)), MISSING_PLACE);
      left.delete(part);
      try {
        const result = await fill(handle, source, sync);
        expectDigest(result.sha256, sha256);
        await withStorageErrors(() => putInPlace(part, path, sync), MISSING_PLACE);
        return result;
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        // If the folder is gone, the file may come back with it.
        if (error instanceof StorageError && error.kind === "away") left.set(part, inode);
        throw error;
      }
    },

    open: (key, range) =>
      withStorageErrors(async () => {
        const path = pathOf(key);
        await rooted();
        const handle = await open(path, "r").catch(async (error: unknown) => {
          await requireFolder();
          throw error;
        });
        return handle.createReadStream({ highWaterMark: 256 * 1024, ...range });
      }),

    stat: (key) =>
      withStorageErrors(async () => {
        const path = pathOf(key);
        await rooted();
        const found = await stat(path).catch(orMissing);
        if (!found?.isFile()) {
          await requireFolder();
          return undefined;
        }
        const etag = `${found.size.toString(36)}-${Math.trunc(found.mtimeMs * 1000).toString(36)}`;
        return { sizeBytes: found.size, etag };
      }),

    delete: (key) =>
      withStorageErrors(async () => {
        const path = pathOf(key);
        await rooted();
        await requireFolder();
        await Promise.all([rm(path, { force: true }), rm(`${path}.part`, { force: true })]);
      }),

    check: () =>
      withStorageErrors(async () => {
        await rooted();
        const trial = join(folder, `.check-${randomUUID()}`);
        try {
          await writeFile(trial, "x", { flag: "wx" });
        } finally {
          await rm(trial, { force: true }).catch(() => undefined);
        }
      }, MISSING_PLACE),

    signedUrl: async (key, options) => localUrl(key, options),
  };
}

/** Runs work once, and again after a failure. If that fails too, the storage is away. */
function once(work: () => Promise<unknown>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work().then(
      () => undefined,
      (error: Error) => {
        done = undefined;
        throw new StorageError("away", `The folder can't be created: ${error.message}`, { cause: error });
      },
    );
    return done;
  };
}

/**
 * Allows one writer at a time. The unfinished file of a dead writer is replaced, and at once if it's ours.
 * @param ours the inode of a file that we left there
 */
async function openPart(part: string, ours?: number): Promise<{ handle: FileHandle; inode: number }> {
  await mkdir(dirname(part), { recursive: true, mode: 0o750 }).catch((error: Error) => {
    throw new StorageError("away", `The folder can't be created: ${error.message}`, { cause: error });
  });
  const handle = await open(part, "wx", 0o640).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    const found = await stat(part).catch(orMissing);
    if (found && found.ino !== ours && Date.now() - found.mtimeMs < ABANDONED_MS) throw beingWritten(error);
    await rm(part, { force: true });
    return open(part, "wx", 0o640).catch((again: NodeJS.ErrnoException) => {
      throw again.code === "EEXIST" ? beingWritten(again) : again;
    });
  });
  try {
    return { handle, inode: (await handle.stat()).ino };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Not `taken`: the file may never be finished. */
const beingWritten = (cause: Error): StorageError =>
  new StorageError("away", "The file is being written.", { cause });

async function fill(
  handle: FileHandle,
  source: AsyncIterable<Uint8Array>,
  sync: boolean,
): Promise<PutResult> {
  const digest = createHash("sha256");
  try {
    const sizeBytes = await writeAll(handle, source, (chunk) => digest.update(chunk), withStorageErrors);
    if (sync) await withStorageErrors(() => handle.sync());
    return { sizeBytes, sha256: digest.digest("hex") };
  } finally {
    await handle.close();
  }
}

/** Makes a file appear complete or not at all. Unlike a rename, this never replaces an existing file. */
async function putInPlace(part: string, path: string, sync: boolean): Promise<void> {
  await link(part, path);
  await unlink(part);
  if (!sync) return;
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
}

/** For writers, a missing folder is the storage's own fault. */
const MISSING_PLACE = "away";

/** Converts file system errors to those of the port. Errors from the source pass through. */
async function withStorageErrors<T>(
  work: () => Promise<T>,
  missing: "missing" | "away" = "missing",
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR")
      throw new StorageError(missing, "There is no such file.", { cause: error });
    if (code === "EEXIST") throw new StorageError("taken", "The key has a file.", { cause: error });
    throw new StorageError("away", `The file system refused: ${message}`, { cause: error });
  }
}
