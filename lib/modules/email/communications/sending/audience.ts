import type { Ctx } from "@/lib/operation/ctx";
import { normalEmail } from "@/lib/platform/text/normal-email";
import type { Audience, EXCLUSIONS } from "../schema";

/**
 * Selects by state and attendance. Someone who is listed by address and registered, but doesn't match, is
 * reported as left out.
 */
const MEANT = "(r.state = ANY ($4::text[]) AND ($5::boolean IS NULL OR (r.joined_at IS NOT NULL) = $5))";

/**
 * Everyone in an audience, with the reason if they are left out. One email per address: a guest who is also
 * registered gets it as an attendee, with a join link. $1 event, $2 workspace, $3 recipients, $4 states, $5
 * attended, $6 normalized addresses.
 */
const AUDIENCE = `
  SELECT p.person_kind, p.person_id, p.name, p.email, CASE
      WHEN p.email = '' THEN 'no_address'
      WHEN p.place > 1 THEN 'duplicate'
      WHEN NOT p.meant THEN 'not_in_audience'
      WHEN s.reason = 'bounce' THEN 'bounced'
      WHEN s.reason = 'complaint' THEN 'complained'
      WHEN s.reason IS NOT NULL OR p.unsubscribed OR o.kind IS NOT NULL THEN 'unsubscribed'
    END AS excluded
  FROM (
    SELECT q.*, row_number() OVER (PARTITION BY CASE WHEN q.email = '' THEN q.person_id ELSE q.normal END
      ORDER BY q.meant DESC, q.person_kind DESC, q.created_at, q.person_id) AS place
    FROM (
      SELECT 'registration' AS person_kind, r.id AS person_id, r.name, r.email, r.email_normal AS normal, r.created_at,
        r.unsubscribed_at IS NOT NULL AS unsubscribed, ${MEANT} AS meant
      FROM registration r
      WHERE r.event_id = $1 AND r.removed_at IS NULL AND $3 IN ('registrations', 'everyone')
        AND ($6::text[] IS NOT NULL OR ${MEANT})
      UNION ALL
      SELECT 'guest', g.id, g.name, COALESCE(g.email, ''), lower(normalize(trim(COALESCE(g.email, '')), NFKC)),
        g.created_at, false, true
      FROM guest g WHERE g.event_id = $1 AND g.deleted_at IS NULL AND $3 IN ('guests', 'everyone')
    ) q
    WHERE $6::text[] IS NULL OR q.normal = ANY ($6)
  ) p
  LEFT JOIN suppression s ON s.workspace_id = $2 AND s.email_normal = p.normal
  LEFT JOIN mail_opt_out o ON o.person_id = p.person_id AND o.kind = 'message'`;

interface Show {
  id: string;
  workspaceId: string;
}

function parameters({ id, workspaceId }: Show, audience: Audience): unknown[] {
  const listed = audience.emails ? [...new Set(audience.emails.map(normalEmail))] : null;
  return [id, workspaceId, audience.to, audience.states, audience.attended ?? null, listed];
}

type Exclusion = (typeof EXCLUSIONS)[number];

export interface AudienceCounts {
  recipients: number;
  excluded: { reason: Exclusion | "not_found"; count: number }[];
}

export async function countAudience(ctx: Ctx, show: Show, audience: Audience): Promise<AudienceCounts> {
  const given = parameters(show, audience);
  const rows = await ctx.sql<{ excluded: Exclusion | null; count: number }>(
    "communication_count",
    `SELECT excluded, count(*)::int AS count FROM (${AUDIENCE}) a GROUP BY excluded ORDER BY excluded`,
    given,
  );
  const excluded: AudienceCounts["excluded"] = rows.flatMap(({ excluded: reason, count }) =>
    reason ? [{ reason, count }] : [],
  );
  const listed = given[5] as string[] | null;
  const found = rows.reduce((sum, row) => sum + (row.excluded === "duplicate" ? 0 : row.count), 0);
  if (listed && listed.length > found) excluded.push({ reason: "not_found", count: listed.length - found });
  return { recipients: rows.find((row) => row.excluded === null)?.count ?? 0, excluded };
}

export interface AudienceMember {
  person_kind: "registration" | "guest";
  person_id: string;
  name: string;
  email: string;
}

/** Returns the recipient with this address, or else the first recipient. */
export async function findInAudience(
  ctx: Ctx,
  show: Show,
  audience: Audience,
  email: string | undefined,
): Promise<AudienceMember | undefined> {
  const [member] = await ctx.sql<AudienceMember & Record<string, unknown>>(
    "communication_reader",
    `SELECT * FROM (${AUDIENCE}) a WHERE excluded IS NULL AND ($7::text IS NULL OR lower(normalize(a.email, NFKC)) = $7)
     ORDER BY person_kind DESC, person_id LIMIT 1`,
    [...parameters(show, audience), email === undefined ? null : normalEmail(email)],
  );
  return member;
}

/** Stores the audience, once. Later changes to the show's people don't affect it. */
export async function saveAudience(
  ctx: Ctx,
  communicationId: string,
  show: Show,
  audience: Audience,
): Promise<void> {
  await ctx.sql(
    "communication_people",
    `INSERT INTO communication_recipient (communication_id, person_kind, person_id, name, email, excluded)
     SELECT $7, person_kind, person_id, name, email, excluded FROM (${AUDIENCE}) a ON CONFLICT DO NOTHING`,
    [...parameters(show, audience), communicationId],
  );
}
