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

/** A folder of one child's own, its only writable place; to the child it is `/work`. */
export interface WorkFolder {
  /** Where it is, for us. */
  path: string;
  /** Where it is, for the child. */
  inside: string;
  /** Puts a file there that the child can read. */
  put(name: string, content: Uint8Array | string | AsyncIterable<Uint8Array>): Promise<void>;
  /**
   * Opens a file that the child wrote. Links and everything else that is no plain file are refused: a child may well
   * leave one that leads to our own files.
   */
  open(name: string): Promise<FileHandle>;
}

const parentOf = (): string => resolve(env().TEMP_DIR ?? join(env().DATA_DIR, "tmp"), "children");

/** Lends a fresh folder, and removes it whatever happens. */
export async function withWorkFolder<T>(work: (folder: WorkFolder) => Promise<T>): Promise<T> {
  const mine = join(parentOf(), processId());
  await mkdir(mine, { recursive: true, mode: 0o700 });
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
  // Not waiting: a pipe would have us wait for its other end.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new Error("What the child left under that name is no file.");
}

/** Children may leave folders that nobody can enter, and some that are deeper than a path can be long: tools can. */
async function removeFolder(path: string): Promise<void> {
  await run("rm", ["-rf", "--one-file-system", path]).catch(async () => {
    await run("chmod", ["-R", "u+rwx", path]).catch(() => undefined);
    await run("rm", ["-rf", "--one-file-system", path]);
  });
}

/** Younger ones may belong to a process that has not given its first sign of life. */
const SETTLED_MS = 60_000;

/** Removes what processes left behind that were killed. `living` are the ids of those that run. */
export async function sweepWorkFolders(living: readonly string[]): Promise<void> {
  const parent = parentOf();
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name);
    if (living.includes(name) || name === processId()) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > SETTLED_MS) await removeFolder(path);
  }
}
