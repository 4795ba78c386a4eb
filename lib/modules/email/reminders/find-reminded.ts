import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import type { DateChange } from "./send-reminder-job";

/** Cursor in a list of people ordered by registration time. */
export interface Place {
  createdAt: Date;
  id: string;
}

export interface Reminded extends Place, Record<string, unknown> {
  name: string;
  email: string;
}

export interface Recipients {
  /** People registered at or after this time know it from the confirmation. */
  until: Date;
  /** People registered before this time needn't be notified, unless an email since then said otherwise. */
  since: Date | null;
  /** People who got an email about the date since this time needn't be notified again. */
  announced: Date | null;
}

/**
 * Selects the recipients of a change. If the date moved back to the original, only those who know the other
 * one are notified.
 */
export function recipientsOf(
  { from, at, since, again }: DateChange,
  event: Pick<Event, "startsAt" | "endsAt">,
): Recipients {
  const isBack = from.starts_at === isoOrNull(event.startsAt) && from.ends_at === isoOrNull(event.endsAt);
  return {
    until: new Date(at),
    since: isBack ? new Date(since) : null,
    announced: again === undefined ? null : new Date(at),
  };
}

const TOLD = `SELECT 1 FROM mail_message m
  WHERE m.registration_id = r.id AND m.kind = 'changed' AND m.state IN ('queued', 'sending', 'sent', 'captured')
    AND m.created_at`;

/** $1 event, $2 until, $3 since, $4 announced. */
const MEANT = `r.event_id = $1 AND r.removed_at IS NULL AND r.state = 'confirmed' AND r.created_at < $2
  AND ($3::timestamptz IS NULL OR r.created_at >= $3 OR EXISTS (${TOLD} >= $3))
  AND ($4::timestamptz IS NULL OR NOT EXISTS (${TOLD} >= $4))`;

const FIND = `
SELECT r.id, r.name, r.email, r.created_at AS "createdAt" FROM registration r
WHERE ${MEANT} AND ($5::timestamptz IS NULL OR (r.created_at, r.id) > ($5, $6))
ORDER BY r.created_at, r.id LIMIT $7`;

interface Asked extends Recipients {
  eventId: string;
  after: Place | undefined;
  most: number;
}

/** Returns people with a confirmed registration, earliest first. */
export const findReminded = (
  ctx: Ctx,
  { eventId, until, since, announced, after, most }: Asked,
): Promise<Reminded[]> =>
  ctx.sql<Reminded>("reminded", FIND, [
    eventId,
    until,
    since,
    announced,
    after?.createdAt ?? null,
    after?.id ?? null,
    most,
  ]);

/** People whom the email `changed` can reach. */
const COUNT = `
SELECT count(*)::int AS count FROM registration r
WHERE ${MEANT} AND r.unsubscribed_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM suppression s WHERE s.workspace_id = $5 AND s.email_normal = r.email_normal)
  AND NOT EXISTS (SELECT 1 FROM mail_opt_out o WHERE o.person_id = r.id AND o.kind = 'changed')`;

/** Returns how many people would be notified of a change. */
export async function countNotified(ctx: Ctx, event: Event, change: DateChange): Promise<number> {
  const { until, since, announced } = recipientsOf(change, event);
  const given = [event.id, until, since, announced, ctx.workspaceId];
  const [row] = await ctx.sql<{ count: number }>("reminder_moved_count", COUNT, given);
  return row?.count ?? 0;
}
