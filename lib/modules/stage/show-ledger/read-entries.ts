import type { Ctx } from "@/lib/operation/ctx";
import { type PersonalText, type StageChange, type StageState, withPersonalText } from "@/lib/stage";
import { type LedgerEntry, WHOLE_STATE } from "./entry";

interface Row extends Record<string, unknown>, Omit<LedgerEntry, "actor"> {
  actorType: string;
  actorId: string;
  texts: PersonalText[] | null;
}

const READ = `
SELECT e.seq, e.at, e.session_id AS "sessionId", e.type, e.version, e.command_id AS "commandId", e.actor_type AS "actorType",
  e.actor_id AS "actorId", e.source, e.changed, e.count, e.body,
  (extract(epoch FROM e.at - COALESCE(s.media_started_at, s.started_at)) * 1000)::float8 AS "offsetMs",
  (SELECT jsonb_agg(jsonb_build_object('pointer', t.pointer, 'person', t.person, 'text', t.text))
   FROM show_event_text t WHERE t.event_id = e.event_id AND t.seq = e.seq) AS texts
FROM show_event e LEFT JOIN show_session s ON s.id = e.session_id
WHERE e.event_id = $1 AND e.seq > $2 AND e.seq <= $3
  AND ((($5::text[] IS NULL OR e.type = ANY ($5::text[])) AND ($6::text IS NULL OR e.session_id = $6))
    OR ($7::boolean AND e.version IS NOT NULL))
ORDER BY e.seq LIMIT $4`;

const LAST = 2_147_483_647;

export interface LedgerRange {
  /** Returns entries after this one. Starts at the first if omitted. */
  after?: number;
  /** The last entry to return. */
  upTo?: number;
  limit?: number;
  /** Only entries of these types. */
  types?: readonly string[] | undefined;
  /** Only entries of this session. */
  sessionId?: string | undefined;
  /** Also returns every entry that changed the stage, whatever its type and session. */
  changes?: boolean;
}

/** Reads entries of a show's ledger in order, with the personal texts that weren't erased. */
export async function readEntries(
  ctx: Pick<Ctx, "sql">,
  eventId: string,
  { after = 0, upTo = LAST, limit = 500, types, sessionId, changes = false }: LedgerRange = {},
): Promise<LedgerEntry[]> {
  const filters = [types ?? null, sessionId ?? null, changes];
  const rows = await ctx.sql<Row>("ledger_read_some", READ, [eventId, after, upTo, limit, ...filters]);
  return rows.map(({ actorType, actorId, texts, body, ...row }) => ({
    ...row,
    actor: { type: actorType, id: actorId },
    body: texts ? withWords(body, texts) : body,
  }));
}

/** An entry made by the database itself has its whole state among the texts. */
function withWords(body: LedgerEntry["body"], texts: PersonalText[]): LedgerEntry["body"] {
  const whole = texts.find(({ pointer }) => pointer === WHOLE_STATE);
  if (whole) return { state: JSON.parse(whole.text) as StageState };
  if (isChange(body)) return withPersonalText(body, texts);
  // Other entries have their texts as plain fields.
  return { ...body, ...Object.fromEntries(texts.map(({ pointer, text }) => [pointer.slice(1), text])) };
}

const isChange = (body: LedgerEntry["body"]): body is StageChange => "state" in body || "steps" in body;
