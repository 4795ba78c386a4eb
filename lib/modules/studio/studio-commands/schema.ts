import { z } from "zod";
import {
  COMMAND_SOURCES,
  StudioAnswer,
  StudioCommandInput,
  StudioCommandSchema,
} from "@/lib/modules/studio/studio/schema";
import { listQuery } from "@/lib/operation/fields";
import { EMERGENCY_LEVELS } from "@/lib/stage";

/** Commands of one call. */
export const MOST_COMMANDS = 20;

const commands = z
  .array(StudioCommandInput)
  .min(1, "too_short")
  .max(MOST_COMMANDS, "too_many")
  .describe("In the order in which they are to happen, each in any form that runStudioCommand takes.");

export const PreviewInput = z.strictObject({ commands });

export const ExecuteInput = z.strictObject({
  commands,
  confirm: z
    .boolean()
    .default(false)
    .describe(
      "Has to be true where a sentence means something disruptive, such as sending somebody off the stage (`must_be_true`): first look at previewStudioCommand.",
    ),
});

const StageDrawing = z.object({
  text: z.string().describe("64 × 18 characters and a line for each thing that lies over the picture."),
  svg: z.string().describe("The same as a picture. Names and texts in it are what people wrote."),
});

export const PreviewSchema = z
  .object({
    commands: z.array(
      z.object({
        action: z.string().describe("Which entry of the catalogue it is."),
        command: z.record(z.string(), z.unknown()).describe("As it was understood, with all its parameters."),
        words: z.string().describe("What it does, in plain words."),
        risk: z.enum(["safe", "disruptive"]),
        undoable: z.boolean().describe("Whether it could be taken back."),
        changes: z.array(z.string()).describe("Paths of the stage's state that it would change."),
      }),
    ),
    needs_confirm: z.boolean().describe("Whether executeStudioCommands would ask for `confirm` with these."),
    runs_now: z.boolean().describe("Whether they could be executed at this moment: on air, with a host."),
    stage_version: z.int().describe("The version that they were tried on, for `expected_version`."),
    before: StageDrawing.describe("The stage as it is."),
    after: StageDrawing.describe("The stage as it would be."),
  })
  .meta({
    id: "StudioPreview",
    description: "What commands would do to the stage, in words and drawn. Nothing was carried out.",
  });

export const ExecuteAnswer = StudioAnswer.omit({ reading: true, command: true }).extend({
  readings: z
    .array(z.string().nullable())
    .describe("How each of the bodies that was a sentence was understood; null for the others."),
});

export const CommandRecordSchema = StudioCommandSchema.extend({
  words: z.string().describe("What it did, in plain words."),
  spoken: z.string().nullable().describe("The sentence that it comes from, when it was said in words."),
  undone_by: z.string().nullable().describe("The command that took it back last, if one did."),
}).meta({
  id: "StudioCommandRecord",
  description: "A command of a show's history.",
});

export const historyQuery = z.strictObject({
  ...listQuery(["created_at"]),
  source: z.enum(COMMAND_SOURCES).optional().describe("Where they came from."),
  action: z.string().max(64, "too_long").optional().describe("Which entry of the catalogue, or `undo`."),
});

export const UndoAnswer = StudioAnswer.omit({ reading: true });

export const EmergencyInput = z.strictObject({
  confirm: z
    .literal(true, "must_be_true")
    .describe("Has to be true (`must_be_true`): nobody stops a show by accident."),
  level: z
    .enum(EMERGENCY_LEVELS)
    .default("end")
    .describe(
      "`mask` puts a card over everything, and the room server takes no picture and no sound of anybody any more; `hold` has players stop as well; `end` ends the show and closes its rooms.",
    ),
  message: z.string().trim().max(300, "too_long").optional().describe("What the card says to the audience."),
});

export const EmergencyAnswer = UndoAnswer.extend({
  level: z.enum(EMERGENCY_LEVELS),
  phase: z.string().describe("The show's phase after it."),
});
