import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  exampleEmergency,
  exampleExecuted,
  examplePreview,
  exampleRecord,
  exampleUndone,
  SHOW,
} from "./examples-schema";
import {
  CommandRecordSchema,
  EmergencyAnswer,
  EmergencyInput,
  ExecuteAnswer,
  ExecuteInput,
  historyQuery,
  PreviewInput,
  PreviewSchema,
  UndoAnswer,
} from "./schema";

const shared = { prefix: "v1", tag: "Studio" } as const;
const ofShow = z.strictObject({ slug: slug() });
const ofCommand = z.strictObject({ slug: slug(), command_id: reference() });
const named = { slug: SHOW, command_id: exampleRecord.id };
const refusals = ["not_found", "not_live", "version_conflict", "client_inactive"] as const;

export const studioCommandsContract = contract({
  previewStudioCommand: operation({
    ...shared,
    http: "POST /events/{slug}/studio/commands/preview",
    summary: "Preview studio commands without running them",
    description:
      "How commands or sentences are interpreted, what each would change, how risky it is, and pictures of the stage before and after. Works at any time, even before the show and without a host; nothing happens. Commands the stage can't run, such as going to a scene that doesn't exist, are refused by field (`commands.1.index`).",
    scope: "studio:control",
    effect: "read",
    keyRequired: false,
    params: ofShow,
    body: PreviewInput,
    output: PreviewSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      {
        summary: "A sentence",
        input: { slug: SHOW, commands: [{ command: "switch to the grid layout" }] },
        output: examplePreview,
      },
    ],
  }),
  executeStudioCommands: operation({
    ...shared,
    http: "POST /events/{slug}/studio/commands",
    summary: "Run several studio commands, all or none",
    description:
      "Runs up to 20 commands in order as one change to the live stage: if one fails, none is run. Commands the stage can't run, such as going to a scene that doesn't exist, are refused by field (`commands.1.index`). With `expected_version`, refused if the stage has changed. `room` and `acknowledged` say what had reached the room and the host's studio by the time of the response; getStudioCommand has the later status. Before a host is on air, you get `not_live`; `dry_run` works anyway.",
    scope: "studio:control",
    effect: "live",
    versioned: true,
    params: ofShow,
    body: ExecuteInput,
    output: ExecuteAnswer,
    errors: refusals,
    examples: [
      {
        summary: "Two at once",
        input: {
          slug: SHOW,
          commands: [{ action: "set_layout", layout: "grid" }, { action: "confetti" }],
        },
        output: exampleExecuted,
      },
    ],
  }),
  getStudioCommand: operation({
    ...shared,
    http: "GET /events/{slug}/studio/commands/{command_id}",
    summary: "Get a studio command and whether it was acknowledged",
    scope: "studio:read",
    effect: "read",
    params: ofCommand,
    output: CommandRecordSchema,
    errors: ["not_found"],
    examples: [{ summary: "An applied command", input: named, output: exampleRecord }],
  }),
  undoStudioCommand: operation({
    ...shared,
    http: "POST /events/{slug}/studio/commands/{command_id}/undo",
    summary: "Undo a studio command",
    description:
      "Restores what that command changed, and nothing else. If a newer command changed the same thing, you get `version_conflict`; newer commands that were undone don't count. A command that can't be undone, such as confetti, is refused (`fields.command_id`). The undo is a command too and can be undone. Undoing an emergency stop of level `mask` or `hold` restores the show exactly as it was.",
    scope: "studio:control",
    effect: "live",
    params: ofCommand,
    output: UndoAnswer,
    errors: refusals,
    examples: [{ summary: "Undo a layout change", input: named, output: exampleUndone }],
  }),
  getStudioHistory: operation({
    ...shared,
    http: "GET /events/{slug}/studio/history",
    summary: "List a show's studio commands",
    description: "Commands with their author, source, state and whether they were undone; latest first.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: historyQuery,
    output: list(CommandRecordSchema),
    errors: ["not_found"],
    examples: [{ summary: "Latest commands", input: { slug: SHOW, limit: "20" }, output: [exampleRecord] }],
  }),
  emergencyStop: operation({
    ...shared,
    http: "POST /events/{slug}/studio/emergency-stop",
    summary: "Stop a live show immediately",
    description:
      "For when the screen shows something it must not. Works without a host. `mask` and `hold` can be undone with undoStudioCommand and the id in the response; `end`, the default, can't. A level can be raised, not lowered. While a card is on, other commands are refused with `version_conflict`.",
    scope: "studio:emergency",
    effect: "live",
    mcp: { destructive: true },
    params: ofShow,
    body: EmergencyInput,
    output: EmergencyAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
    examples: [
      {
        summary: "Cover everything with a card",
        input: { slug: SHOW, level: "mask", confirm: true },
        output: exampleEmergency,
      },
    ],
  }),
});
