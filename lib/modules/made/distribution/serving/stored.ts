import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { db } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";
import type { PublishedFile } from "./published-file";

/** A file of ours that is stored. */
export async function stored(
  fileId: string | null,
  name: string,
  contentType?: string,
): Promise<PublishedFile | undefined> {
  if (fileId === null) return undefined;
  const file = await db().storedFile.findUnique({ where: { id: fileId } });
  if (file?.state !== "stored") return undefined;
  return {
    ...{
      name,
      contentType: contentType ?? file.contentType,
      sizeBytes: Number(file.sizeBytes),
      etag: file.id,
    },
    open: (range) => storageProvider().open(file.key, range),
  };
}

/** Bytes in memory. */
export function written(name: string, contentType: string, content: string | Buffer): PublishedFile {
  const bytes = Buffer.from(content);
  return {
    ...{ name, contentType, sizeBytes: bytes.length },
    etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    open: async (range) =>
      Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes], { objectMode: false }),
  };
}
