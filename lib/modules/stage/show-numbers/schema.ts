import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** One minute on air, counted from the start of its session. */
const MinuteSchema = z.object({
  at: instantOut(),
  most: z.int().describe("Peak number of attendees."),
  watch_sec: z.number().describe("Total watch time."),
});

export const ShowNumbersSchema = z.object({
  /** In the room or over HTTP, now. */
  watching: z.int(),
  without_place: z.int().describe("Of these, viewers of an open show who haven't registered."),
  over_http: z.int().describe("Of these, viewers who watch over HTTP, up to 20 seconds behind."),
  synthetic: z.int().describe("Programs that watch; not included in other counts."),
  crew: z.int().describe("Hosts, crew and guests."),
  /** On air, all sessions together. */
  attended: z.int().describe("Unique attendees."),
  joins: z.int(),
  leaves: z.int().describe("Before the session ended."),
  peak: z.int(),
  watch_min: z.number(),
  avg_watch_min: z.number(),
  /** The last minutes on air, in order, including those without viewers. */
  minutes: z.array(MinuteSchema),
  /** What the audience did. */
  chat_lines: z.object({ attendees: z.int(), crew: z.int(), synthetic: z.int() }),
  votes: z.int().describe("One per person and poll."),
  questions: z.int(),
  question_votes: z.int(),
  reactions: z.int(),
  clicks: z.int(),
  server_time: instantOut(),
});

export type ShowNumbers = z.infer<typeof ShowNumbersSchema>;
