import type { Event } from "@/lib/generated/prisma/client";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";

/** What was kept longer than the new days is deleted this much later at the earliest. */
const NOTICE = "1 day";

/** Days count from the end of the show; those of an upload from its upload, since it may be older than its show. */
const KEEP = `
WITH ended AS (
  SELECT id, keep_until AS before,
    GREATEST(
      CASE source WHEN 'upload' THEN created_at ELSE ended_at END + make_interval(days => $2::int),
      now() + interval '${NOTICE}'
    ) AS until
  FROM recording
  WHERE event_id = $1 AND ended_at IS NOT NULL AND deleted_at IS NULL AND NOT live_only
  FOR UPDATE
)
UPDATE recording r SET keep_until = CASE WHEN $2::int IS NULL THEN NULL ELSE ended.until END
FROM ended WHERE r.id = ended.id
RETURNING r.id, ended.before, r.keep_until AS after`;

interface Kept extends Record<string, unknown> {
  id: string;
  before: Date | null;
  after: Date | null;
}

/** Applies a change of how long recordings are kept to those that the show has already. Needs the lock on the event. */
export async function keepRecordings(ctx: Ctx, before: Event, after: Event): Promise<void> {
  const days = configOf(after).recording.keep_days;
  if (days === configOf(before).recording.keep_days) return;
  for (const kept of await ctx.sql<Kept>("recordings_keep", KEEP, [after.id, days]))
    ctx.record({
      subjectType: "recording",
      subjectId: kept.id,
      before: { keep_until: isoOrNull(kept.before) },
      after: { keep_until: isoOrNull(kept.after) },
    });
}
