import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

/** Maximum number of hands per round. The rest follows with the next. */
const MAX = 200;

const UNPUBLISHED = `
UPDATE raised_hand SET untold = false WHERE id IN (
  SELECT id FROM raised_hand WHERE event_id = $1 AND untold ORDER BY raised_at, id LIMIT ${MAX})
RETURNING person_id AS person`;

const HANDS = `
SELECT person_id AS person, name, state = 'raised' AS raised, raised_at AS at FROM raised_hand
WHERE event_id = $1 AND person_id = ANY ($2::text[])`;

interface Row extends Record<string, unknown> {
  person: string;
  name: string;
  raised: boolean;
  at: Date;
}

/** Who wants to speak, for the crew. The entry names them; the message has the current state. */
export const hands: FeedKind = {
  type: "hand",
  subject: "person",
  gather: async (ctx, eventId) => {
    const unpublished = await ctx.sql<{ person: string }>("hand_untold", UNPUBLISHED, [eventId]);
    return {
      happenings: unpublished.map(({ person }) => ({ body: { person }, count: 1 })),
      note: async () => undefined,
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const rows = await sql<Row>("hand_rows", HANDS, [eventId, entries.map(({ body }) => body.person)]);
    const known = new Map(rows.map((row) => [row.person, row]));
    return new Map(
      entries.map(({ seq, at, body }) => {
        const person = String(body.person);
        const row = known.get(person);
        const message: FeedMessage = {
          type: "hand",
          seq,
          at: iso(at),
          hand: { person, name: row?.name ?? "", raised: row?.raised ?? false, at: iso(row?.at ?? at) },
        };
        return [seq, { desk_feed: [message] }];
      }),
    );
  },
};
