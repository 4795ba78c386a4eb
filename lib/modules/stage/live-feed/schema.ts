import { z } from "zod";
import { CaptionSchema, FEED_STREAMS, FeedMessageSchema, PollCountsSchema } from "@/lib/live";
import { instantOut } from "@/lib/operation/fields";

/** A piece of a feed. A packet of the room has the same members. */
export const FeedSchema = z.object({
  epoch: z
    .int()
    .describe("Rises when the show was restored from a backup: then what was read before may be gone."),
  after: z.int().describe("What was asked for; 0 where the latest ones were."),
  to: z.int().describe("Where this ends: the next question is for what comes `after` it."),
  more: z.boolean().describe("There is more already; ask at once."),
  messages: z.array(FeedMessageSchema),
  server_time: instantOut(),
});

/** Lines in the order in which they were said. */
export const SaidBeforeSchema = z.object({ lines: z.array(CaptionSchema), more: z.boolean() });

export const VoteSchema = z.object({ poll_id: PollCountsSchema.shape.poll_id, option: z.int() });

export const feedStream = () => z.enum(FEED_STREAMS).default("feed");
