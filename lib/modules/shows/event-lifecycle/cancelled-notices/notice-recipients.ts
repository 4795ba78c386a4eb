import type { Ctx } from "@/lib/operation/ctx";
import type { NoticeKey } from "./notice-key";

/**
 * Who is notified of a cancellation: everyone registered, including the waitlist, and guests who were given a
 * link. $1 event.
 */
const PEOPLE = `
  SELECT 'registration' AS kind, r.id, r.name, r.email, r.email_normal AS normal, r.unsubscribed_at IS NOT NULL AS off
  FROM registration r WHERE r.event_id = $1 AND r.removed_at IS NULL AND r.state <> 'cancelled'
  UNION ALL
  SELECT 'guest', g.id, g.name, g.email, lower(normalize(trim(g.email), NFKC)), false
  FROM guest g WHERE g.event_id = $1 AND g.deleted_at IS NULL AND g.email <> '' AND g.access_version > 0`;

export interface NoticeRecipient extends Record<string, unknown> {
  kind: "registration" | "guest";
  id: string;
  name: string;
  email: string;
}

/** Returns the next of them after a person, by ID. */
export const readNoticeRecipients = (
  ctx: Ctx,
  eventId: string,
  after: string,
  most: number,
): Promise<NoticeRecipient[]> =>
  ctx.sql<NoticeRecipient>(
    "cancelled_people",
    `SELECT kind, id, name, email FROM (${PEOPLE}) p WHERE id > $2 ORDER BY id LIMIT $3`,
    [eventId, after, most],
  );

/**
 * Counts those who want this email, can be emailed and haven't been notified. `before` and `behind` around
 * their ID form the email's dedupe key.
 */
export async function countNoticeRecipients(
  ctx: Ctx,
  eventId: string,
  { before, behind }: NoticeKey,
): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(
    "cancelled_count",
    `SELECT count(*)::int AS count FROM (${PEOPLE}) p WHERE NOT p.off
       AND NOT EXISTS (SELECT 1 FROM suppression s WHERE s.workspace_id = $2 AND s.email_normal = p.normal)
       AND NOT EXISTS (SELECT 1 FROM mail_opt_out o WHERE o.person_id = p.id AND o.kind = 'cancelled')
       AND NOT EXISTS (SELECT 1 FROM mail_message m WHERE m.dedupe_key = $3 || p.id || $4)`,
    [eventId, ctx.workspaceId, before, behind],
  );
  return row?.count ?? 0;
}
