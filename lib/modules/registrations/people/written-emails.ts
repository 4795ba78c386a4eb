import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { ScheduleEntryWire } from "./schema";

interface Written extends Record<string, unknown> {
  kind: string;
  starts_at: Date | null;
  message_id: string | null;
  message_subject: string | null;
  state: string;
  why: string | null;
  first: Date;
  last: Date;
  count: number;
}

/** Groups emails of one kind that remind of the same start or belong to the same message. */
const WRITTEN = `
  SELECT m.kind, m.starts_at, c.id AS message_id, c.subject AS message_subject, m.state,
    CASE WHEN m.state IN ('skipped', 'suppressed', 'failed') THEN COALESCE(m.error, m.state) END AS why,
    min(COALESCE(m.sent_at, m.created_at)) AS first, max(COALESCE(m.sent_at, m.created_at)) AS last,
    count(*)::int AS count
  FROM mail_message m
  LEFT JOIN communication_recipient r ON r.mail_id = m.id
  LEFT JOIN communication c ON c.id = r.communication_id
  WHERE m.event_id = $1 AND m.state <> 'draft'
  GROUP BY 1, 2, 3, 4, 5, 6`;

const OUT = ["sent", "captured"];
const WAITING = ["queued", "sending"];

/** Returns the emails so far: how many were sent, how many are pending, and why others were skipped. */
export async function writtenEmails(ctx: Ctx, eventId: string): Promise<ScheduleEntryWire[]> {
  const rows = await ctx.sql<Written>("people_written_mails", WRITTEN, [eventId]);
  const entries = new Map<string, ScheduleEntryWire>();
  for (const row of rows) {
    const id = [row.kind, row.starts_at?.toISOString() ?? "", row.message_id ?? ""].join(":");
    const entry = entries.get(id) ?? blank(id, row);
    entries.set(id, entry);
    add(entry, row);
  }
  return [...entries.values()];
}

const blank = (
  id: string,
  { kind, message_id, message_subject, first, last }: Written,
): ScheduleEntryWire => ({
  id,
  kind,
  subject: message_subject,
  message_id,
  state: "done",
  at: iso(first),
  until: iso(last),
  people: 0,
  out: 0,
  waiting: 0,
  not_sent: [],
  why_not: null,
});

function add(entry: ScheduleEntryWire, { state, why, first, last, count }: Written): void {
  entry.people = (entry.people ?? 0) + count;
  if (iso(first) < entry.at) entry.at = iso(first);
  if (entry.until === null || iso(last) > entry.until) entry.until = iso(last);
  if (OUT.includes(state)) entry.out += count;
  else if (WAITING.includes(state)) {
    entry.waiting += count;
    entry.state = "under_way";
  } else entry.not_sent.push({ why: why ?? state, count });
}
