import { storageProblem } from "@/lib/modules/files/files";
import { db } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

/** Yields all bytes of an upload in order. */
export async function* uploadBytes(uploadId: string): AsyncGenerator<Uint8Array, void> {
  const pieces = await db().uploadPiece.findMany({ where: { uploadId }, orderBy: { start: "asc" } });
  try {
    for (const { key } of pieces) yield* await storageProvider().open(key);
  } catch (error) {
    throw storageProblem(error);
  }
}
