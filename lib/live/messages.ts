// `zod/mini` as a namespace: a page bundles only what it uses, a tenth of the whole.
import * as z from "zod/mini";
import type { StageState } from "@/lib/stage";
import { FeedMessageSchema, SayingSchema } from "./feed-messages";
import type { BoardChange } from "./whiteboard/element";

const instant = z.iso.datetime();

/** Validated by the server, which may be a later release and send more fields. */
const state = z.nullable(z.custom<StageState>((value) => typeof value === "object" && value !== null));

/** Versions are compared within an epoch; a higher epoch is newer whatever the versions. */
const stage = { epoch: z.int(), version: z.int(), server_time: instant, state };

/** Feed messages after position `after` up to `to`: a listener who isn't at `after` has missed some. */
const packet = {
  epoch: z.int(),
  after: z.int(),
  to: z.int(),
  server_time: instant,
  messages: z.array(z.unknown()),
};

/**
 * Board changes after `after` up to `to`. Null if they're too large for a message and have to be fetched.
 * Validated by the server.
 */
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
 * Messages from the server to the browsers in a show's room.
 *
 * There are two streams. Stage: each message is the whole state (null: too large, fetch it), and only the
 * latest counts. Feed: every message counts; they're numbered, and those within a tenth of a second are sent
 * in one packet. `pulse` periodically says where both are, for listeners who lost the last message. Board
 * changes may arrive in any order, and missing ones are fetched. All others are signals that are worthless
 * later.
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
    /** The number of the last message in the feed and in the desk's feed. */
    feed: z.int(),
    desk_feed: z.int(),
    /** The whiteboard's last change, while it's on stage. */
    board: z.optional(z.int()),
    /**
     * Approximate number of listeners in the room, rounded up. Determines how long to wait before fetching.
     */
    listeners: z.int(),
    /** The number of viewers, if the host shows it. */
    viewers: z.optional(z.int()),
    server_time: instant,
  }),
  // Words that are still being spoken; empty if nothing was said after all. The complete caption arrives in
  // the feed.
  z.object({ type: z.literal("saying"), line: SayingSchema, server_time: instant }),
  z.object({ type: z.literal("people"), server_time: instant }),
  z.object({ type: z.literal("ask_unmute"), server_time: instant }),
  z.object({ type: z.literal("invitation"), server_time: instant }),
  z.object({ type: z.literal("private_message"), server_time: instant }),
  z.object({ type: z.literal("recording"), server_time: instant }),
]);
export type LiveMessage = z.infer<typeof LiveMessageSchema>;
export type LiveType = LiveMessage["type"];
export type LiveMessageOf<T extends LiveType> = Extract<LiveMessage, { type: T }>;

/** The recipients: everyone in the room, the crew, or the people concerned. */
export type LiveAudience = "everybody" | "desk" | "person";

/** The room topic and the audience of each type. */
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
  recording: { topic: "desk", audience: "person" },
} as const satisfies Record<LiveType, { topic: string; audience: LiveAudience }>;

/** Returns the messages of a packet that this release knows. */
export const knownMessages = (messages: readonly unknown[]) =>
  messages.flatMap((message) => {
    const read = FeedMessageSchema.safeParse(message);
    return read.success ? [read.data] : [];
  });
