import type { FeedMessage, FeedStream } from "@/lib/live";
import type { Ctx } from "@/lib/operation/ctx";
import { EACH_COUNTS, FEED_KINDS, FEED_TYPES, LAST_COUNTS } from "../feed-kinds";
import type { FeedEntry, FeedMessages } from "../feed-kinds/feed-kind";

type Sql = Pick<Ctx, "sql">;

interface Row extends Record<string, unknown>, FeedEntry {}

const AFTER = `
SELECT seq, at, type, body FROM show_event WHERE event_id = $1 AND seq > $2 AND type = ANY ($3::text[])
ORDER BY seq LIMIT $4`;

/**
 * The latest entries, the current state of each poll, which may be much older, and the very last entry, so
 * that the caller knows the feed's position.
 */
const LAST = `
SELECT DISTINCT ON (seq) seq, at, type, body FROM (
  (SELECT seq, at, type, body FROM show_event WHERE event_id = $1 AND type = ANY ($5::text[]) ORDER BY seq DESC LIMIT 1)
  UNION ALL
  (SELECT seq, at, type, body FROM show_event WHERE event_id = $1 AND type = ANY ($2::text[]) ORDER BY seq DESC LIMIT $3)
  UNION ALL
  (SELECT DISTINCT ON (k.type, e.body->>k.subject) e.seq, e.at, e.type, e.body
   FROM jsonb_to_recordset($4::jsonb) AS k (type text, subject text)
   JOIN show_event e ON e.event_id = $1 AND e.type = k.type ORDER BY k.type, e.body->>k.subject, e.seq DESC)
) AS e ORDER BY seq`;

/** A piece of both feeds, up to the last entry that was read. */
export interface FeedPiece {
  to: number;
  /** True if more entries follow. */
  more: boolean;
  messages: Record<FeedStream, FeedMessage[]>;
}

/** Returns entries after `after`, up to `limit` of them. */
export async function readFeed(
  ctx: Sql,
  eventId: string,
  { after, limit }: { after: number; limit: number },
): Promise<FeedPiece> {
  const found = await ctx.sql<Row>("feed_after", AFTER, [eventId, after, FEED_TYPES, limit + 1]);
  const entries = found.slice(0, limit);
  return {
    to: entries.at(-1)?.seq ?? after,
    more: found.length > limit,
    messages: await messagesOf(ctx, eventId, entries),
  };
}

/** Returns the last `limit` entries, for a page that opens now. */
export async function readLatestFeed(ctx: Sql, eventId: string, limit: number): Promise<FeedPiece> {
  const entries = await ctx.sql<Row>("feed_last", LAST, [
    eventId,
    EACH_COUNTS,
    limit,
    JSON.stringify(LAST_COUNTS),
    FEED_TYPES,
  ]);
  return {
    to: entries.at(-1)?.seq ?? 0,
    more: false,
    messages: await messagesOf(ctx, eventId, entries),
  };
}

async function messagesOf(
  ctx: Sql,
  eventId: string,
  entries: readonly FeedEntry[],
): Promise<FeedPiece["messages"]> {
  const bySeq = new Map<number, FeedMessages>();
  for (const kind of FEED_KINDS) {
    const own = entries.filter(({ type }) => type === kind.type);
    if (own.length === 0) continue;
    for (const [seq, what] of await kind.messagesFor(ctx, eventId, own)) bySeq.set(seq, what);
  }
  const of = (stream: FeedStream) => entries.flatMap(({ seq }) => bySeq.get(seq)?.[stream] ?? []);
  return { feed: of("feed"), desk_feed: of("desk_feed") };
}
