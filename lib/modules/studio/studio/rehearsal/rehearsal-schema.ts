import { z } from "zod";
import { instantOut } from "@/lib/operation/fields";

export const RehearsedPartSchema = z.object({
  segment_id: z.string().describe("The segment."),
  title: z.string().describe("Its title at the time."),
  planned_sec: z.int().describe("Its planned length."),
  actual_sec: z.int().nullable().describe("How long it took; null if it wasn't reached."),
});
export type RehearsedPart = z.infer<typeof RehearsedPartSchema>;

export const RehearsalRunSchema = z
  .object({
    session_id: z.string().describe("Identifies this rehearsal; ledger entries refer to it."),
    started_at: instantOut().describe("When it started."),
    ended_at: instantOut().nullable().describe("When it ended; null while it is in progress."),
    parts: z
      .array(RehearsedPartSchema)
      .describe("The run of show with each segment's actual length; empty until the end."),
  })
  .meta({
    id: "RehearsalRun",
    description: "A rehearsal on the stage, before the show and without an audience.",
  });
export type RehearsalRun = z.infer<typeof RehearsalRunSchema>;
