import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OwnStack } from "@/test/rig/own-stack";

/** Where a stack's local storage has its files. */
export const storageFolder = (stack: OwnStack): string => join(stack.up.data_dir, "uploads");

/** Replaces the folder with something else, so that no user can write there. Returns what brings it back. */
export function takeAway(folder: string): () => void {
  renameSync(folder, `${folder}.away`);
  writeFileSync(folder, "");
  return () => {
    rmSync(folder);
    renameSync(`${folder}.away`, folder);
  };
}

/** Files and partial files without a row: of a file, a captured chunk or a piece of a program. */
export async function unknownFiles(stack: OwnStack, folder: string): Promise<string[]> {
  const rows = await stack.query<{ key: string }>(
    `SELECT key FROM file UNION ALL SELECT key FROM track_chunk
     UNION ALL SELECT file_key FROM program_piece WHERE file_key IS NOT NULL`,
  );
  const known = new Set(rows.map(({ key }) => key));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !known.has(name.replace(/\.part$/, "")));
}

/** Chunks that are said to be stored, and aren't, or with another size. */
export async function missingChunks(stack: OwnStack, folder: string): Promise<string[]> {
  const rows = await stack.query<{ key: string; bytes: number }>(
    "SELECT key, size_bytes AS bytes FROM track_chunk WHERE state = 'stored'",
  );
  const sizeOf = (key: string) => statSync(join(folder, key), { throwIfNoEntry: false })?.size;
  return rows.filter(({ key, bytes }) => sizeOf(key) !== bytes).map(({ key }) => key);
}
