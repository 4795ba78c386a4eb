import type { Dirent } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Deeper than any converter goes. Beyond it, a writer could outrun the check. */
const MAX_DEPTH = 32;

/**
 * Returns the bytes on disk under a folder. Infinite as soon as there are more than `files` entries, they are
 * nested too deep, or one can't be read.
 */
export async function folderSize(folder: string, files: number): Promise<number> {
  let bytes = 0;
  let count = 0;
  const todo = [{ path: folder, depth: 0 }];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { path, depth } = next;
    const entries = depth > MAX_DEPTH ? undefined : await entriesOf(path);
    count += entries?.length ?? 0;
    if (!entries || count > files) return Number.POSITIVE_INFINITY;
    for (const entry of entries) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) todo.push({ path: inside, depth: depth + 1 });
      // Blocks rather than length, because the holes of a sparse file take no space.
      bytes += await lstat(inside).then(
        ({ blocks }) => blocks * 512,
        () => 0,
      );
    }
  }
  return bytes;
}

/** Empty if the folder is gone by now, undefined if it can't be read. */
const entriesOf = (path: string): Promise<Dirent[] | undefined> =>
  readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? [] : undefined,
  );
