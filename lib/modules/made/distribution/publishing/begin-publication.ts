import type { Destination, DistributionJob, Publication } from "@/lib/generated/prisma/client";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db } from "@/lib/platform/database/db";

export type Begun = Publication & { destination: Destination; job: DistributionJob };

/** Marks a publication as running. Null if it isn't wanted any more. Safe to repeat. */
export async function beginPublication(id: string): Promise<Begun | null> {
  const { count } = await db().publication.updateMany({
    where: { id, state: { in: ["queued", "running"] }, destination: { deletedAt: null } },
    data: { state: "running", nextAttemptAt: null, updatedAt: databaseNow() },
  });
  if (count === 0) return null;
  const found = await db().publication.findUnique({
    where: { id },
    include: { destination: true, job: true },
  });
  if (found)
    await db().distributionJob.updateMany({
      where: { id: found.jobId, state: "queued" },
      data: { state: "running", updatedAt: databaseNow() },
    });
  return found;
}
