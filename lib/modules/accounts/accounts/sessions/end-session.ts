import { db } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";

/** Signs out the browser that holds this token. Does nothing if the session doesn't exist. */
export async function endSession(token: string): Promise<void> {
  await db().session.updateMany({
    where: { tokenHash: sha256Hex(token), revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
