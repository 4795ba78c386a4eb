import { typeOfBytes } from "@/lib/modules/files/files";
import { Problem } from "@/lib/operation/problem";
import { StorageError, storageProvider } from "@/lib/providers/storage";

const TYPES = [
  "video/mp4",
  "audio/mp4",
  "audio/x-m4a",
  "video/webm",
  "audio/webm",
  "video/matroska",
  "video/x-matroska",
];
/** The file type is in the first bytes. */
const HEAD = 4_096;

/** Whether a stored header begins like a media file. */
export async function isMedia(key: string, sizeBytes: number): Promise<boolean> {
  try {
    const head = await storageProvider().open(key, { start: 0, end: Math.min(HEAD, sizeBytes) - 1 });
    const { bytes } = await typeOfBytes(head, TYPES);
    for await (const _rest of bytes);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "unsupported_media_type") return false;
    if (error instanceof StorageError && error.kind === "missing") return false;
    throw error;
  }
}
