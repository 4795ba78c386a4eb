import type { RecordingUploadPart } from "@/lib/generated/prisma/client";
import { storageProblem } from "@/lib/modules/files/files";
import { db } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";

const AT_ONCE = 16;

/**
 * Asks the storage which parts of an upload have arrived whole, outside of any transaction.
 * @returns their numbers
 */
export async function receivedParts(recordingId: string): Promise<ReadonlySet<number>> {
  const parts = await db().recordingUploadPart.findMany({ where: { recordingId } });
  const received = new Set<number>();
  for (let at = 0; at < parts.length; at += AT_ONCE)
    await Promise.all(
      parts.slice(at, at + AT_ONCE).map(async (part) => {
        if (await isThere(part)) received.add(part.number);
      }),
    );
  return received;
}

async function isThere({ state, key, sizeBytes }: RecordingUploadPart): Promise<boolean> {
  if (state === "stored") return true;
  try {
    return (await storageProvider().stat(key))?.sizeBytes === sizeBytes;
  } catch (error) {
    throw storageProblem(error);
  }
}
