// The small form, by its namespace: a page takes along only what is used of it, a tenth of the whole.
import * as z from "zod/mini";
import type { StageState } from "@/lib/stage";
import { FeedMessageSchema, SayingSchema } from "./feed-messages";
import type { BoardChange } from "./whiteboard/element";

const instant = z.iso.datetime();

/** Of the server, which validated it; a later release may have put more into it. */
const state = z.nullable(z.custom<StageState>((value) => typeof value === "object" && value !== null));

/** Within an epoch versions count; a higher epoch is newer whatever the versions. */
const stage = { epoch: z.int(), version: z.int(), server_time: instant, state };

/** Messages of the feed from behind `after` up to `to`: a listener who is not at `after` has missed some. */
const packet = {
  epoch: z.int(),
  after: z.int(),
  to: z.int(),
  server_time: instant,
  messages: z.array(z.unknown()),
};

/** What was drawn behind `after` up to `to`; null: too much for a message, fetch it. Of the server, which validated it. */
const drawn = {
  epoch: z.int(),
  after: z.int(),
  to: z.int(),
  server_time: instant,
  change: z.nullable(
    z.custom<BoardChange>((value) => typeof value === "object" && value !== null && "deleted" in value),
  ),
};

/**
 * What the server tells browsers in the room of a show.
 *
 * Two streams. The stage: each message is the whole state (null: too large, fetch it), the latest one counts. The feed:
 * each message counts, they are numbered, and those of a tenth of a second travel in one packet. `pulse` says now and then
 * where both stand, for listeners who lost the last message. A board's changes may come in any order, and what is missing
 * is fetched. The others are signals, worth nothing later.
 */
export const LiveMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("stage"), ...stage }),
  z.object({ type: z.literal("desk"), ...stage }),
  z.object({ type: z.literal("feed"), ...packet }),
  z.object({ type: z.literal("desk_feed"), ...packet }),
  z.object({ type: z.literal("board"), ...drawn }),
  z.object({ type: z.literal("desk_board"), ...drawn }),
  z.object({
    type: z.literal("pulse"),
    epoch: z.int(),
    version: z.int(),
    /** The last message of the feed and of the desk's. */
    feed: z.int(),
    desk_feed: z.int(),
    /** Of the whiteboard, while it is on the stage. */
    board: z.optional(z.int()),
    /** About how many are in the room, rounded up: who has to ask for something waits according to it. */
    listeners: z.int(),
    /** How many people watch, where the host shows that. */
    viewers: z.optional(z.int()),
    server_time: instant,
  }),
  // Words of a line that is still being said; none where nothing was said after all. Its whole comes with the feed.
  z.object({ type: z.literal("saying"), line: SayingSchema, server_time: instant }),
  z.object({ type: z.literal("people"), server_time: instant }),
  z.object({ type: z.literal("ask_unmute"), server_time: instant }),
  z.object({ type: z.literal("invitation"), server_time: instant }),
  z.object({ type: z.literal("private_message"), server_time: instant }),
]);
export type LiveMessage = z.infer<typeof LiveMessageSchema>;
export type LiveType = LiveMessage["type"];
export type LiveMessageOf<T extends LiveType> = Extract<LiveMessage, { type: T }>;

/** Who gets it: everybody in the room, those who run the show, or the one person whom it concerns. */
export type LiveAudience = "everybody" | "desk" | "person";

/** The room's topic and the audience of each type. */
export const LIVE_TYPES = {
  stage: { topic: "stage", audience: "everybody" },
  desk: { topic: "desk", audience: "desk" },
  feed: { topic: "feed", audience: "everybody" },
  desk_feed: { topic: "desk_feed", audience: "desk" },
  board: { topic: "board", audience: "everybody" },
  desk_board: { topic: "board", audience: "desk" },
  pulse: { topic: "pulse", audience: "everybody" },
  saying: { topic: "saying", audience: "everybody" },
  people: { topic: "desk", audience: "desk" },
  ask_unmute: { topic: "ask", audience: "person" },
  invitation: { topic: "ask", audience: "person" },
  private_message: { topic: "ask", audience: "person" },
} as const satisfies Record<LiveType, { topic: string; audience: LiveAudience }>;

/** Messages of a packet that this release knows; of the others it knows only that they were there. */
export const knownMessages = (messages: readonly unknown[]) =>
  messages.flatMap((message) => {
    const read = FeedMessageSchema.safeParse(message);
    return read.success ? [read.data] : [];
  });
