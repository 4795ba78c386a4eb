import { db } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";

/** Signs the browser that holds this token out. Knowing no such session is no failure. */
export async function endSession(token: string): Promise<void> {
  await db().session.updateMany({
    where: { tokenHash: sha256Hex(token), revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
