import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

export const RehearsedPartSchema = z.object({
  segment_id: z.string().describe("The part of the run of show."),
  title: z.string().describe("What it was called then."),
  planned_sec: z.int().describe("How long it was planned to take."),
  actual_sec: z.int().nullable().describe("How long it was on; null where it was not reached."),
});
export type RehearsedPart = z.infer<typeof RehearsedPartSchema>;

export const RehearsalRunSchema = z
  .object({
    session_id: z.string().describe("Names this run; entries of the ledger carry it."),
    started_at: instantOut().describe("When it began."),
    ended_at: instantOut().nullable().describe("When it ended; null while it is on."),
    parts: z
      .array(RehearsedPartSchema)
      .describe("The run of show with the time that each part took; empty until the end."),
  })
  .meta({
    id: "RehearsalRun",
    description: "A rehearsal on the stage itself, before the show: nobody of the audience is there.",
  });
export type RehearsalRun = z.infer<typeof RehearsalRunSchema>;
