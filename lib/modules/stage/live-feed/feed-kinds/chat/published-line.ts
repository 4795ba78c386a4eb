import type { ChatLine, ChatRole } from "@/lib/live";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { readShowRole, rightsOf } from "@/lib/stage/show-roles";

/** Maximum length of the quote from the message that is answered. */
const QUOTED = 120;

/** A ban hides its person's messages while it lasts, whatever the state of each message. */
const stateOf = (line: string) => `CASE WHEN ${line}.state = 'shown' AND EXISTS (
  SELECT 1 FROM chat_ban b WHERE b.event_id = ${line}.event_id AND b.person_id = ${line}.person_id AND b.hides_lines)
  THEN 'hidden' ELSE ${line}.state END`;

const LINES = `
SELECT m.seq, m.id, m.person_id AS person, m.author_name AS name, m.role, m.text, m.created_at AS at, ${stateOf("m")} AS state,
  (SELECT count(*)::int FROM chat_report r WHERE r.line_id = m.id AND NOT r.settled) AS reports,
  q.id AS quoted, q.author_name AS quoted_name, left(q.text, ${QUOTED}) AS quoted_text,
  CASE WHEN q.id IS NULL THEN NULL ELSE ${stateOf("q")} END AS quoted_state
FROM chat_message m LEFT JOIN chat_message q ON q.id = m.reply_to AND q.event_id = m.event_id WHERE m.event_id = $1`;

/** Selects chat messages as published, by the entries that contain them, or by ID. */
export const LINES_OF_ENTRIES = `${LINES} AND m.seq = ANY ($2::int[]) ORDER BY m.seq, m.created_at, m.id`;
const LINES_BY_ID = `${LINES} AND m.id = ANY ($2::text[])`;

export interface LineRow extends Record<string, unknown> {
  seq: number | null;
  id: string;
  person: string;
  name: string;
  role: string;
  text: string;
  at: Date;
  state: "shown" | "hidden" | "held";
  reports: number;
  quoted: string | null;
  quoted_name: string;
  quoted_text: string;
  quoted_state: string;
}

export async function linesById(
  { sql }: Pick<Ctx, "sql">,
  eventId: string,
  ids: readonly string[],
): Promise<Map<string, LineRow>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<LineRow>("chat_lines_by_id", LINES_BY_ID, [eventId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns what everyone sees of a message. If it is hidden or deleted, only that. */
export function lineForAll(row: LineRow): ChatLine {
  return row.state === "shown" ? withWords(row, row.quoted_state === "shown") : removedLine(row.id, row.at);
}

export const removedLine = (id: string, at: Date): ChatLine => ({
  id,
  author: { person: "", name: "" },
  text: "",
  at: iso(at),
  state: "removed",
});

/** Returns what the crew sees of a message: all of it. */
export const lineForDesk = (row: LineRow): ChatLine => ({
  ...withWords(row, row.quoted !== null),
  ...(row.state === "shown" ? {} : { state: row.state }),
  ...(row.reports > 0 ? { reports: row.reports } : {}),
});

function withWords(row: LineRow, quotes: boolean): ChatLine {
  const { id, person, name, text, at } = row;
  const role = chatRoleOf(row.role);
  return {
    id,
    author: { person, name, ...(role ? { role } : {}) },
    text,
    at: iso(at),
    ...(quotes && row.quoted
      ? { reply_to: { id: row.quoted, name: row.quoted_name, text: row.quoted_text } }
      : {}),
  };
}

/** Returns a person's role in the chat. Undefined for the audience. */
export function chatRoleOf(name: string): ChatRole | undefined {
  const role = readShowRole(name);
  if (!role || rightsOf(role).audience) return undefined;
  if (role === "guest") return "guest";
  return rightsOf(role).leads ? "host" : "crew";
}
