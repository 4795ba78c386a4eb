import { db } from "@/lib/platform/database/db";
import { failImport } from "./finish-import";

/** Start of an internal error message, which isn't meant for people. */
const OURS = /^\w*Error: /;

/** Ends an import whose job failed permanently. `error` is shown if it describes a problem with the file. */
export async function endFailedImport(importId: string, error: string): Promise<void> {
  const row = await db().registrationImport.findUnique({ where: { id: importId } });
  if (row && !row.endedAt)
    await failImport(
      row,
      OURS.test(error) ? "Something went wrong on our side. Import the file again." : error,
    );
}
