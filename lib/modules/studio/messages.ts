import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";
import { StageStateSchema } from "@/lib/stage";

/** Topics of the messages that the server sends into the show room. Messages from participants are not to be trusted. */
export const ROOM_TOPICS = { stage: "stage", desk: "desk", ask: "ask" } as const;

/**
 * What the server tells browsers in the room, as JSON.
 * `stage` goes to everybody: what the audience may know; `state` null means "fetch it, it is too large for here". Of two
 * of an epoch the higher version is newer; a higher epoch is newer whatever the versions.
 * `desk` goes to hosts: the whole state. `people` goes to hosts: somebody came or went, fetch the desk again.
 * `ask_unmute` goes to one person, who decides. `invitation` goes to an attendee: an invitation to the stage was made or
 * taken back, ask for it.
 */
export const RoomMessageSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("stage"),
    epoch: z.int(),
    version: z.int(),
    server_time: instantOut(),
    state: StageStateSchema.nullable(),
  }),
  z.object({
    type: z.literal("desk"),
    epoch: z.int(),
    version: z.int(),
    server_time: instantOut(),
    state: StageStateSchema.nullable(),
  }),
  z.object({ type: z.literal("people"), server_time: instantOut() }),
  z.object({ type: z.literal("ask_unmute"), server_time: instantOut() }),
  z.object({ type: z.literal("invitation"), server_time: instantOut() }),
]);
export type RoomMessage = z.infer<typeof RoomMessageSchema>;
