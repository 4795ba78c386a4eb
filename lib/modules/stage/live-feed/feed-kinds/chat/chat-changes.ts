import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "../feed-kind";
import { inParts, LINES_GATHERED } from "../in-parts";
import { lineForAll, lineForDesk, linesById, removedLine } from "./published-line";

/** A message without an entry of its own is published with that entry, in its state at that time. */
const UNPUBLISHED = `
UPDATE chat_message AS line SET untold = 'nobody' FROM (
  SELECT id, untold FROM chat_message WHERE event_id = $1 AND untold <> 'nobody' ORDER BY created_at, id LIMIT ${LINES_GATHERED}
) AS previous WHERE line.id = previous.id RETURNING line.id, previous.untold AS whom`;

interface Body {
  lines: string[];
  whom: string;
}

/**
 * Chat messages that changed: hidden, shown again, reported. People who join later don't need it, because
 * they get the current state of the messages.
 */
export const chatChanges: FeedKind = {
  type: "chat_line",
  passing: true,
  gather: async (ctx, eventId) => {
    const rows = await ctx.sql<{ id: string; whom: string }>("chat_untold", UNPUBLISHED, [eventId]);
    const of = (wanted: string) => inParts(rows.filter(({ whom }) => whom === wanted).map(({ id }) => id));
    return {
      happenings: ["everybody", "desk"].flatMap((whom) =>
        of(whom).map((lines) => ({ body: { lines, whom } satisfies Body, count: lines.length })),
      ),
      note: async () => undefined,
    };
  },
  messagesFor: async (ctx, eventId, entries) => {
    const bodies = new Map(entries.map(({ seq, body }) => [seq, body as unknown as Body]));
    const rows = await linesById(
      ctx,
      eventId,
      [...bodies.values()].flatMap(({ lines }) => lines),
    );
    return new Map(
      entries.map(({ seq, at }) => {
        const { lines, whom } = bodies.get(seq) ?? { lines: [], whom: "desk" };
        const head = { type: "chat_line", seq, at: iso(at) } as const;
        const desk_feed = lines.map((id): FeedMessage => {
          const row = rows.get(id);
          return { ...head, line: row ? lineForDesk(row) : removedLine(id, at) };
        });
        const feed = lines.map((id): FeedMessage => {
          const row = rows.get(id);
          return { ...head, line: row ? lineForAll(row) : removedLine(id, at) };
        });
        return [seq, { desk_feed, ...(whom === "everybody" ? { feed } : {}) }];
      }),
    );
  },
};
