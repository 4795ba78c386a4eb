import type { Ctx } from "@/lib/operation/ctx";

export interface NewLine {
  eventId: string;
  person: string;
  name: string;
  role: string;
  clientId: string;
  text: string;
  replyTo: string | undefined;
  state: "shown" | "held";
}

interface Row extends Record<string, unknown> {
  id: string;
  at: Date;
  state: string;
}

/** If the message already exists, returns the existing row. */
const WRITE = `
WITH made AS (
  INSERT INTO chat_message (id, event_id, person_id, author_name, role, client_id, text, reply_to, state, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())
  ON CONFLICT (event_id, person_id, client_id) DO NOTHING RETURNING id, created_at AS at, state
)
SELECT id, at, state FROM made UNION ALL
SELECT id, created_at, state FROM chat_message WHERE event_id = $2 AND person_id = $3 AND client_id = $6`;

/** Stores a chat message. A repeat by the same person returns the existing message. */
export async function writeLine(ctx: Ctx, line: NewLine): Promise<Row> {
  const { eventId, person, name, role, clientId, text, replyTo, state } = line;
  const values = [ctx.newId("cht"), eventId, person, name, role, clientId, text, replyTo ?? null, state];
  // A concurrent call committed the same message, so neither half of the statement saw it.
  const write = () => ctx.sql<Row>("chat_write", WRITE, values);
  const [row] = await write().then(async (rows) => (rows.length > 0 ? rows : await write()));
  if (!row) throw new Error("a chat message was neither created nor found");
  return row;
}
