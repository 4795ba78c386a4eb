import { sql } from "@/lib/platform/database/db";
import { log } from "@/lib/platform/runtime/log";

const TOUCH_AFTER_MS = 60_000;

/** Records that a session is in use and extends it by a day, to at most a month after its start. */
export function touchSession(sessionId: string, lastSeenAt: Date): void {
  if (Date.now() - lastSeenAt.getTime() < TOUCH_AFTER_MS) return;
  sql(
    "session_touch",
    `UPDATE session SET last_seen_at = now(),
       expires_at = LEAST(now() + interval '24 hours', created_at + interval '30 days')
     WHERE id = $1 AND revoked_at IS NULL`,
    [sessionId],
  ).catch((error: Error) => log().warn({ err: error }, "couldn't record the last use of a session"));
}
