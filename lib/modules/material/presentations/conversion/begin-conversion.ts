import type { Presentation } from "@/lib/generated/prisma/client";
import { db } from "@/lib/platform/database/db";

/** The deck that a job is to convert, marked so; undefined for one that is gone or has its end. */
export async function beginConversion(id: string): Promise<Presentation | undefined> {
  const where = { id, deletedAt: null, state: { in: ["uploaded", "converting"] } };
  const { count } = await db().presentation.updateMany({
    where,
    data: { state: "converting", stage: "opening" },
  });
  if (count === 0) return undefined;
  return db().presentation.findUniqueOrThrow({ where: { id } });
}
