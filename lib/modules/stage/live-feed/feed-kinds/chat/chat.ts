import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "../feed-kind";
import { inParts, LINES_GATHERED } from "../in-parts";
import { LINES_OF_ENTRIES, type LineRow, lineForAll, lineForDesk } from "./published-line";

const WAITING = `
SELECT id FROM chat_message WHERE event_id = $1 AND seq IS NULL ORDER BY created_at, id LIMIT ${LINES_GATHERED}`;

const NUMBER = `
UPDATE chat_message AS line SET seq = of.seq FROM unnest($1::text[], $2::int[]) AS of (id, seq) WHERE line.id = of.id`;

/** Chat messages, up to twenty per entry. */
export const chat: FeedKind = {
  type: "chat",
  gather: async (ctx, eventId) => {
    const waiting = await ctx.sql<{ id: string }>("chat_waiting", WAITING, [eventId]);
    const ids = waiting.map(({ id }) => id);
    const parts = inParts(ids);
    return {
      happenings: parts.map((lines) => ({ body: { lines }, count: lines.length })),
      note: (numbers) => {
        const seqs = parts.flatMap((lines, part) => lines.map(() => numbers[part]));
        return ctx.sql("chat_number", NUMBER, [ids, seqs]);
      },
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const told = new Map(
      entries.map(({ seq, at }) => [
        seq,
        { at: iso(at), feed: [] as FeedMessage[], desk_feed: [] as FeedMessage[] },
      ]),
    );
    const rows = await sql<LineRow>("chat_lines", LINES_OF_ENTRIES, [eventId, [...told.keys()]]);
    for (const row of rows) {
      const entry = row.seq === null ? undefined : told.get(row.seq);
      if (!entry || row.seq === null) continue;
      const head = { type: "chat", seq: row.seq, at: entry.at } as const;
      entry.desk_feed.push({ ...head, line: lineForDesk(row) });
      if (row.state === "shown") entry.feed.push({ ...head, line: lineForAll(row) });
    }
    return told;
  },
};
