import { z } from "zod";
import { CaptionSchema, FEED_STREAMS, FeedMessageSchema } from "@/lib/live";
import { instantOut } from "@/lib/operation/fields";

/** A piece of a feed. A packet in the room has the same fields. */
export const FeedSchema = z.object({
  epoch: z
    .int()
    .describe("Increases when the show is restored from a backup: what you read before may be gone."),
  after: z.int().describe("The requested position; 0 for the latest entries."),
  to: z.int().describe("Where this response ends: send it as `after` next time."),
  more: z.boolean().describe("There is more; call again right away."),
  messages: z.array(FeedMessageSchema),
  server_time: instantOut(),
});

/** Captions in the order in which they were spoken. */
export const SaidBeforeSchema = z.object({ lines: z.array(CaptionSchema), more: z.boolean() });

export const feedStream = () => z.enum(FEED_STREAMS).default("feed");
