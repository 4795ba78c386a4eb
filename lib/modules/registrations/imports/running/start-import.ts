import type { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";
import type { Mapping } from "../import-fields-schema";
import type { Column } from "../reading/table-mapping";

/** Stores the results of the first read. A retry finds the same. */
export async function startImport(
  id: string,
  { mapping, columns, rows }: { mapping: Mapping; columns: Column[]; rows: number },
): Promise<void> {
  await db().registrationImport.updateMany({
    where: { id, endedAt: null },
    data: { state: "running", mapping, columns: columns as unknown as Prisma.InputJsonArray, rows },
  });
}
