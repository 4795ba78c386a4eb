import type { MediaFiles } from "@/lib/composition/media/files";
import { findUploadedFile, isUploadedKey } from "@/lib/modules/after/uploaded-files";
import { findVideoFile, isVideoKey } from "@/lib/modules/show-basics/video-files";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { keptFiles } from "./kept-files";

/**
 * Returns the files of a job: what was drawn for it, chunks by their keys in storage, videos and uploaded
 * recordings by their addresses.
 */
export const mediaFiles = (drawn: ReadonlyMap<string, Uint8Array> = new Map()): MediaFiles => ({
  open: async (key) => {
    const bytes = drawn.get(key);
    if (bytes) return only(bytes);
    if (!isVideoKey(key) && !isUploadedKey(key)) return openStored(key);
    const file = isVideoKey(key) ? await findVideoFile(key) : await findUploadedFile(key);
    if (!file) {
      await keptFiles().drop(key);
      return null;
    }
    const source = { key: file.key, address: key };
    const path = await keptFiles().path(source, () => openStored(file.key));
    return path === null ? null : { path };
  },
});

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Null if it's missing. Rejects if the storage is away. */
async function openStored(key: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    return await storageProvider().open(key);
  } catch (error) {
    if (error instanceof StorageError && error.kind === "missing") return null;
    throw error;
  }
}
