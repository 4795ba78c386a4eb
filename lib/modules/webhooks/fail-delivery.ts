import { db } from "@/lib/platform/database/db";

/** Ends a delivery whose job has given up: our failure, not the receiver's. */
export async function failDelivery(deliveryId: string): Promise<void> {
  await db().webhookDelivery.updateMany({
    where: { id: deliveryId, state: "pending" },
    data: {
      state: "failed",
      lastError: "internal_error",
      nextAttemptAt: null,
      endedAt: new Date(),
      updatedAt: new Date(),
    },
  });
}
