import { db } from "@/lib/platform/database/db";

/** Ends a message whose job has given up. */
export async function failEmail(messageId: string, error: string): Promise<void> {
  await db().mailMessage.updateMany({
    where: { id: messageId, state: { in: ["queued", "sending"] } },
    data: { state: "failed", error: error.slice(0, 500) },
  });
}
