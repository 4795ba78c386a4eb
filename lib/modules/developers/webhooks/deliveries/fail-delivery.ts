import { db } from "@/lib/platform/database/db";
import type { Job } from "@/lib/platform/jobs";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";

/** Ends a delivery whose job has given up. This is our failure, not the receiver's. */
export async function failDelivery(job: Job): Promise<void> {
  const now = workspaceNow(job);
  await db().webhookDelivery.updateMany({
    where: { id: job.subject, state: "pending" },
    data: {
      state: "failed",
      lastError: "internal_error",
      nextAttemptAt: null,
      endedAt: now,
      updatedAt: now,
    },
  });
}
