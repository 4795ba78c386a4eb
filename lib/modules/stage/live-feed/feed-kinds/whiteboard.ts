import type { FeedKind } from "./feed-kind";

/** Interval over which a person's strokes are summed for one entry, in seconds. */
const SUM_SECONDS = 5;
const MAX = 200;

const GATHER = `
DELETE FROM whiteboard_tally WHERE (event_id, person_id) IN (
  SELECT event_id, person_id FROM whiteboard_tally
  WHERE event_id = $1 AND since < clock_timestamp() - interval '${SUM_SECONDS} seconds'
  ORDER BY since, person_id LIMIT ${MAX} FOR UPDATE)
RETURNING person_id AS person, drawn, changed, erased`;

interface Row extends Record<string, unknown> {
  person: string;
  drawn: number;
  changed: number;
  erased: number;
}

/** Who drew how much. The drawings themselves are published with the board. */
export const whiteboard: FeedKind = {
  type: "whiteboard_drawn",
  passing: true,
  gather: async (ctx, eventId) => {
    const rows = await ctx.sql<Row>("whiteboard_gather", GATHER, [eventId]);
    return {
      happenings: rows.map((body) => ({ body, count: body.drawn + body.changed + body.erased })),
      note: async () => undefined,
    };
  },
  messagesFor: async () => new Map(),
};
