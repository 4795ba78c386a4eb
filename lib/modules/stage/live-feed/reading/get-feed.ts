import type { FeedStream } from "@/lib/live";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { STAGE_EPOCH } from "@/lib/modules/stage/show-ledger";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { liveFeedContract } from "../contract";
import { readFeed, readLatestFeed } from "./read-feed";
import { MAY_BE_TAKEN_OUT } from "./taken-out";

type Feed = OutputOf<typeof liveFeedContract.getFeed>;

const EPOCH = `
SELECT clock_timestamp() AS now, ${STAGE_EPOCH} AS epoch
FROM (VALUES ($1::text)) AS e (id) LEFT JOIN stage s ON s.event_id = e.id`;

export async function getFeed(
  ctx: Ctx,
  { slug, after, limit, stream }: InputOf<typeof liveFeedContract.getFeed>,
): Promise<Feed> {
  const event = await findEvent(ctx, slug);
  return feedOf(ctx, event.id, stream, after, limit);
}

/** The visitor's access has already been checked for this show. */
export async function getAudienceFeed(
  ctx: Ctx,
  { slug, after, limit, over_http = false }: InputOf<typeof liveFeedContract.getAudienceFeed>,
): Promise<OutputOf<typeof liveFeedContract.getAudienceFeed>> {
  const event = await findEvent(ctx, slug);
  const feed = await feedOf(ctx, event.id, "feed", after, limit);
  return { ...feed, messages: await withoutLeftOut(ctx, feed.messages, over_http) };
}

/** Without captions of a recording that was edited since, and over HTTP of people who aren't in that picture. */
async function withoutLeftOut(
  ctx: Ctx,
  messages: Feed["messages"],
  overHttp: boolean,
): Promise<Feed["messages"]> {
  const lines = messages.flatMap((message) => (message.type === "caption" ? [message.line.id] : []));
  if (lines.length === 0) return messages;
  const rows = await ctx.sql<{ id: string }>(
    "feed_left_out",
    `SELECT c.id FROM caption_line c WHERE c.id = ANY ($1::text[]) AND (($2 AND c.left_out) OR ${MAY_BE_TAKEN_OUT})`,
    [lines, overHttp],
  );
  const leftOut = new Set(rows.map(({ id }) => id));
  return messages.filter((message) => message.type !== "caption" || !leftOut.has(message.line.id));
}

/** Reads the epoch first, so that data read after a restore isn't taken for older data. */
async function feedOf(
  ctx: Ctx,
  eventId: string,
  stream: FeedStream,
  after: number,
  limit: number,
): Promise<Feed> {
  const [look] = await ctx.sql<{ epoch: number; now: Date }>("feed_epoch", EPOCH, [eventId]);
  const { messages, ...piece } =
    after === 0 ? await readLatestFeed(ctx, eventId, limit) : await readFeed(ctx, eventId, { after, limit });
  return {
    epoch: look?.epoch ?? 0,
    after,
    ...piece,
    messages: messages[stream],
    server_time: iso(look?.now ?? ctx.realNow),
  };
}
