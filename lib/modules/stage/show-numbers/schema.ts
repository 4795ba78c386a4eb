import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

/** One minute on air, counted from the beginning of its session. */
const MinuteSchema = z.object({
  at: instantOut(),
  most: z.int().describe("Most attendees at one moment of it."),
  watch_sec: z.number().describe("What all of them watched of it."),
});

export const ShowNumbersSchema = z.object({
  /** In the room now. */
  watching: z.int(),
  without_place: z.int().describe("Of those: they watch an open show and have not signed up."),
  synthetic: z.int().describe("Programs that watch; they count nowhere else."),
  crew: z.int().describe("Hosts, crew and guests."),
  /** While the show was on air, all sessions together. */
  attended: z.int().describe("Different attendees."),
  joins: z.int(),
  leaves: z.int().describe("Before the session's end."),
  peak: z.int(),
  watch_min: z.number(),
  avg_watch_min: z.number(),
  /** The last ones on air, in order; those in which nobody watched are among them. */
  minutes: z.array(MinuteSchema),
  /** What the audience did. */
  chat_lines: z.object({ attendees: z.int(), crew: z.int(), synthetic: z.int() }),
  votes: z.int().describe("One a person and poll."),
  questions: z.int(),
  question_votes: z.int(),
  reactions: z.int(),
  clicks: z.int(),
  server_time: instantOut(),
});

export type ShowNumbers = z.infer<typeof ShowNumbersSchema>;
