import { sql } from "@/lib/platform/database/db";
import { sha256Hex } from "@/lib/platform/security/crypto";

/** Signs the browser that holds this token out. Knowing no such session is no failure. */
export async function endSession(token: string): Promise<void> {
  await sql(
    "session_end",
    "UPDATE session SET revoked_at = now() WHERE token_hash = $1 AND revoked_at IS NULL",
    [sha256Hex(token)],
  );
}
