import { db } from "@/lib/platform/database/db";
import { failImport } from "./finish-import";

/** How an error begins that was not written for people. */
const OURS = /^\w*Error: /;

/** Ends an import whose job has failed for good. `error` is shown where it says what is wrong with the file. */
export async function endFailedImport(importId: string, error: string): Promise<void> {
  const row = await db().registrationImport.findUnique({ where: { id: importId } });
  if (row && !row.endedAt)
    await failImport(
      row,
      OURS.test(error) ? "Something went wrong on our side. Import the file again." : error,
    );
}
