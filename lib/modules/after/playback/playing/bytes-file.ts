import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { PlaybackFile } from "./playback-file";

/** Returns bytes in memory as a file. `mark` changes with them; without one, it's made from the bytes. */
export function bytesFile(
  contentType: string,
  bytes: Buffer,
  { mark, isGrowing = false }: { mark?: string; isGrowing?: boolean } = {},
): PlaybackFile {
  return {
    contentType,
    sizeBytes: bytes.length,
    etag: mark ?? createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    isGrowing,
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false }),
  };
}

export const textFile = (
  contentType: string,
  text: string,
  options?: { mark?: string; isGrowing?: boolean },
): PlaybackFile => bytesFile(contentType, Buffer.from(text), options);
