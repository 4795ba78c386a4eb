import { db } from "@/lib/platform/database/db";
import { failImport } from "./finish-import";

/** Ends an import whose job has failed for good. */
export async function endFailedImport(importId: string, error: string): Promise<void> {
  const row = await db().registrationImport.findUnique({ where: { id: importId } });
  if (row && !row.endedAt) await failImport(row, error);
}
