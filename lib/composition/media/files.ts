import { createReadStream } from "node:fs";
import { copyFile, link } from "node:fs/promises";
import { join } from "node:path";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";

/** Bytes, or the path of a local file that everyone may read and that never changes. */
export type OpenedFile = AsyncIterable<Uint8Array> | { path: string };

/** Where the media that pieces are made of comes from. */
export interface MediaFiles {
  /** Returns null if the file is missing. Rejects only if it can't be known, so that the work is tried again. */
  open(key: string): Promise<OpenedFile | null>;
}

/** Returns a file's bytes; null if it's missing or has more than `most` bytes. */
export async function readMedia(files: MediaFiles, key: string, most: number): Promise<Buffer | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const content: AsyncIterable<Uint8Array> = "path" in opened ? createReadStream(opened.path) : opened;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Puts a file into a child's folder, without a copy where that's possible. Returns false if it's missing. */
export async function putMedia(
  files: MediaFiles,
  key: string,
  folder: WorkFolder,
  name: string,
): Promise<boolean> {
  const opened = await files.open(key);
  if (!opened) return false;
  if (!("path" in opened)) {
    await folder.put(name, opened);
    return true;
  }
  const to = join(folder.path, name);
  // Another file system can't be linked to.
  await link(opened.path, to).catch(() => copyFile(opened.path, to));
  return true;
}
