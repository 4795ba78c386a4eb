import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

/** Lines in one entry: what they take still fits into one message of the room. */
const LINES = 20;
/** Lines that are gathered at once. */
const MOST = 400;

const WAITING = `
SELECT id FROM chat_message WHERE event_id = $1 AND seq IS NULL ORDER BY created_at, id LIMIT ${MOST}`;

const NUMBER = `
UPDATE chat_message AS line SET seq = of.seq FROM unnest($1::text[], $2::int[]) AS of (id, seq) WHERE line.id = of.id`;

const LINES_OF = `
SELECT seq, id, person_id AS person, author_name AS name, text, created_at AS at FROM chat_message
WHERE event_id = $1 AND seq = ANY ($2::int[]) ORDER BY seq, created_at, id`;

interface Row extends Record<string, unknown> {
  seq: number;
  id: string;
  person: string;
  name: string;
  text: string;
  at: Date;
}

/** Lines of chat, up to twenty in an entry. */
export const chat: FeedKind = {
  type: "chat",
  gather: async (ctx, eventId) => {
    const waiting = await ctx.sql<{ id: string }>("chat_waiting", WAITING, [eventId]);
    const ids = waiting.map(({ id }) => id);
    const parts = Array.from({ length: Math.ceil(ids.length / LINES) }, (_, part) =>
      ids.slice(part * LINES, (part + 1) * LINES),
    );
    return {
      happenings: parts.map((lines) => ({ body: { lines }, count: lines.length })),
      note: (numbers) => {
        const seqs = ids.map((_, index) => numbers[Math.floor(index / LINES)]);
        return ctx.sql("chat_number", NUMBER, [ids, seqs]);
      },
    };
  },
  tell: async ({ sql }, eventId, entries) => {
    const told = new Map(entries.map(({ seq, at }) => [seq, { at: iso(at), feed: [] as FeedMessage[] }]));
    const rows = await sql<Row>("chat_lines", LINES_OF, [eventId, [...told.keys()]]);
    for (const { seq, id, person, name, text, at } of rows) {
      const entry = told.get(seq);
      const line = { id, author: { person, name }, text, at: iso(at) };
      entry?.feed.push({ type: "chat", seq, at: entry.at, line });
    }
    return told;
  },
};
