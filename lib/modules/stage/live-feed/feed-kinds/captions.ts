import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";
import { inParts, LINES_GATHERED } from "./in-parts";

const WAITING = `
SELECT id FROM caption_line WHERE event_id = $1 AND seq IS NULL ORDER BY started_at, id LIMIT ${LINES_GATHERED}`;

const NUMBER = `
UPDATE caption_line AS line SET seq = of.seq FROM unnest($1::text[], $2::int[]) AS of (id, seq) WHERE line.id = of.id`;

/** Captions of people whose data was erased aren't published. */
const OF_ENTRIES = `
SELECT seq, id, person_id AS person, name, text, started_at, ended_at FROM caption_line
WHERE event_id = $1 AND seq = ANY ($2::int[]) AND text <> '' ORDER BY started_at, id`;

interface Row extends Record<string, unknown> {
  seq: number;
  id: string;
  person: string;
  name: string;
  text: string;
  started_at: Date;
  ended_at: Date;
}

/** Captions of the stage. People who join later don't get earlier ones as captions. */
export const captions: FeedKind = {
  type: "caption",
  passing: true,
  gather: async (ctx, eventId) => {
    const ids = (await ctx.sql<{ id: string }>("caption_waiting", WAITING, [eventId])).map(({ id }) => id);
    const parts = inParts(ids);
    return {
      happenings: parts.map((lines) => ({ body: { lines }, count: lines.length })),
      note: (numbers) => {
        const seqs = parts.flatMap((lines, part) => lines.map(() => numbers[part]));
        return ctx.sql("caption_number", NUMBER, [ids, seqs]);
      },
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const rows = await sql<Row>("caption_lines", OF_ENTRIES, [eventId, entries.map(({ seq }) => seq)]);
    return new Map(
      entries.map(({ seq, at }) => {
        const messages = rows
          .filter((row) => row.seq === seq)
          .map(
            ({ id, person, name, text, ...row }): FeedMessage => ({
              type: "caption",
              seq,
              at: iso(at),
              line: {
                id,
                person,
                speaker: name,
                text,
                started_at: iso(row.started_at),
                ended_at: iso(row.ended_at),
              },
            }),
          );
        return [seq, { feed: messages, desk_feed: messages }];
      }),
    );
  },
};
