import { z } from "zod";

export const RecordingSpaceSchema = z
  .object({
    speakers: z.int().describe("How many people the estimate is for."),
    used_bytes: z.int().describe("Storage that the workspace uses."),
    limit_bytes: z.int().nullable().describe("Storage that its plan has. Null if it's unlimited."),
    minutes_left: z
      .int()
      .nullable()
      .describe(
        "About how many minutes of the show can be recorded: everyone's tracks and the program. Null if storage is unlimited.",
      ),
    nearly_full: z.boolean().describe("At least 80% of the storage is used."),
  })
  .meta({ id: "RecordingSpace", description: "How much more can be recorded." });
export type RecordingSpaceWire = z.infer<typeof RecordingSpaceSchema>;
