import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { chown, type FileHandle, mkdir, mkdtemp, open, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { processId } from "../processes/heartbeat";
import { env } from "../runtime/env";
import { CONFINED_UID, isConfining, isRoot } from "./confining";
import { NotConfinedError } from "./errors";

const run = promisify(execFile);

/** A child's own folder, its only writable place. The child sees it as `/work`. */
export interface WorkFolder {
  /** The path for this process. */
  path: string;
  /** The path for the child. */
  inside: string;
  /** Writes a file that the child can read. */
  put(name: string, content: Uint8Array | string | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Opens a file that the child wrote. Refuses links and anything else that isn't a regular file, because a
   * child could leave a link to our own files.
   */
  open(name: string): Promise<FileHandle>;
}

const parentOf = (): string => resolve(env().TEMP_DIR ?? join(env().DATA_DIR, "tmp"), "children");

/**
 * Returns this process's own folder for files that its children are given. It's removed once the process is gone.
 */
export async function processFolder(): Promise<string> {
  const mine = join(parentOf(), processId());
  await mkdir(mine, { recursive: true, mode: 0o700 });
  return mine;
}

/** Provides a new folder and always removes it. */
export async function withWorkFolder<T>(work: (folder: WorkFolder) => Promise<T>): Promise<T> {
  const mine = await processFolder();
  const path = await mkdtemp(join(mine, "work-"));
  try {
    if (isRoot() && isConfining()) await handOver(path);
    return await work({
      path,
      inside: isConfining() ? "/work" : path,
      put: async (name, content) => {
        const file = await open(join(path, plainName(name)), "wx", 0o644);
        try {
          await file.writeFile(content);
        } finally {
          await file.close();
        }
      },
      open: async (name) => openPlain(join(path, plainName(name))),
    });
  } finally {
    await removeFolder(path);
  }
}

async function handOver(path: string): Promise<void> {
  await chown(path, CONFINED_UID, CONFINED_UID).catch((error: Error) => {
    throw new NotConfinedError(`another user cannot be given a folder: ${error.message}`);
  });
}

function plainName(name: string): string {
  if (!/^[\w][\w.-]*$/.test(name)) throw new Error(`Not a plain file name: ${name}`);
  return name;
}

async function openPlain(path: string): Promise<FileHandle> {
  // Non-blocking, because opening a pipe would wait for its other end.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new Error("What the child left under that name is no file.");
}

/**
 * Children may leave folders that can't be entered, and some too deep for a path. Command-line tools can
 * still remove them.
 */
async function removeFolder(path: string): Promise<void> {
  await run("rm", ["-rf", "--one-file-system", path]).catch(async () => {
    await run("chmod", ["-R", "u+rwx", path]).catch(() => undefined);
    await run("rm", ["-rf", "--one-file-system", path]);
  });
}

/** Younger folders may belong to a process that hasn't sent its first heartbeat. */
const SETTLED_MS = 60_000;

/** Removes the folders of killed processes. `living` are the ids of the running ones. */
export async function sweepWorkFolders(living: readonly string[]): Promise<void> {
  const parent = parentOf();
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name);
    if (living.includes(name) || name === processId()) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > SETTLED_MS) await removeFolder(path);
  }
}
