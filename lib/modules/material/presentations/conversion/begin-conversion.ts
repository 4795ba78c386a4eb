import type { Presentation } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";

/**
 * Returns the deck that a job is to convert, marked as converting. Undefined if it was deleted or is
 * finished.
 */
export async function beginConversion(id: string): Promise<Presentation | undefined> {
  const where = { id, deletedAt: null, state: { in: ["uploaded", "converting"] } };
  const { count } = await db().presentation.updateMany({
    where,
    data: { state: "converting", stage: "opening" },
  });
  if (count === 0) return undefined;
  return db().presentation.findUniqueOrThrow({ where: { id } });
}
