import { z } from "zod";
import {
  COMMAND_SOURCES,
  StudioAnswer,
  StudioCommandInput,
  StudioCommandSchema,
} from "@/lib/modules/studio/studio/schema";
import { listQuery } from "@/lib/operation/fields";
import { EMERGENCY_LEVELS } from "@/lib/stage";

/** Maximum number of commands per call. */
export const MAX_COMMANDS = 20;

const commands = z
  .array(StudioCommandInput)
  .min(1, "too_short")
  .max(MAX_COMMANDS, "too_many")
  .describe("In order, each in any form that runStudioCommand accepts.");

export const PreviewInput = z.strictObject({ commands });

export const ExecuteInput = z.strictObject({
  commands,
  confirm: z
    .boolean()
    .default(false)
    .describe(
      "Must be true if a sentence means something disruptive, such as removing someone from the stage (`must_be_true`): check with previewStudioCommand first.",
    ),
});

const StageDrawing = z.object({
  text: z.string().describe("64 × 18 characters, plus a line for each overlay."),
  svg: z.string().describe("The same as an image. Names and texts in it come from people."),
});

export const PreviewSchema = z
  .object({
    commands: z.array(
      z.object({
        action: z.string().describe("The catalog command."),
        command: z.record(z.string(), z.unknown()).describe("As interpreted, with all its parameters."),
        words: z.string().describe("What it does, in plain English."),
        risk: z.enum(["safe", "disruptive"]),
        undoable: z.boolean().describe("Whether it could be undone."),
        changes: z.array(z.string()).describe("Paths in the stage's state that it would change."),
      }),
    ),
    needs_confirm: z.boolean().describe("Whether executeStudioCommands would require `confirm` for these."),
    runs_now: z.boolean().describe("Whether they could be run now: on air, with a host."),
    stage_version: z.int().describe("The version they were tested on, for `expected_version`."),
    before: StageDrawing.describe("The stage as it is."),
    after: StageDrawing.describe("The stage as it would be."),
  })
  .meta({
    id: "StudioPreview",
    description: "What commands would do to the stage, in words and pictures. Nothing was run.",
  });

export const ExecuteAnswer = StudioAnswer.omit({ reading: true, command: true }).extend({
  readings: z
    .array(z.string().nullable())
    .describe("How each sentence was interpreted; null for the others."),
});

export const CommandRecordSchema = StudioCommandSchema.extend({
  words: z.string().describe("What it did, in plain English."),
  spoken: z.string().nullable().describe("The sentence it came from, if any."),
  undone_by: z.string().nullable().describe("The latest command that undid it, if any."),
}).meta({
  id: "StudioCommandRecord",
  description: "A command in a show's history.",
});

export const historyQuery = z.strictObject({
  ...listQuery(["created_at"]),
  source: z.enum(COMMAND_SOURCES).optional().describe("Their source."),
  action: z.string().max(64, "too_long").optional().describe("The catalog command, or `undo`."),
});

export const UndoAnswer = StudioAnswer.omit({ reading: true });

export const EmergencyInput = z.strictObject({
  confirm: z
    .literal(true, "must_be_true")
    .describe("Must be true (`must_be_true`), so that no one stops a show by accident."),
  level: z
    .enum(EMERGENCY_LEVELS)
    .default("end")
    .describe(
      "`mask` covers everything with a card, and the room server blocks all video and audio; `hold` also stops players; `end` ends the show and closes its rooms.",
    ),
  message: z.string().trim().max(300, "too_long").optional().describe("The card's text for the audience."),
});

export const EmergencyAnswer = UndoAnswer.extend({
  level: z.enum(EMERGENCY_LEVELS),
  phase: z.string().describe("The show's phase afterward."),
});
