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
    summary: "Preview studio commands without executing them",
    description:
      "How commands or sentences are understood, what each would change, how risky it is, and the stage drawn before and after. Works at any time, also before the show and without a host; nothing happens. What the stage cannot do as it stands, such as going to a scene that is not there, is refused by its field (`commands.1.index`).",
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
    summary: "Execute a list of studio commands, all or none",
    description:
      "Carries out up to 20 commands in order as one change of the live stage: when one cannot be carried out, none is. What the stage cannot do as it stands, such as going to a scene that is not there, is refused by its field (`commands.1.index`). `expected_version` refuses when the stage has moved on. `room` and `acknowledged` say what had reached the room and the host's studio by the time of the answer; getStudioCommand tells it later. Before a host is on air the answer is `not_live`; `dry_run` tries them all the same.",
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
    summary: "Get one studio command and whether it was acknowledged",
    scope: "studio:read",
    effect: "read",
    params: ofCommand,
    output: CommandRecordSchema,
    errors: ["not_found"],
    examples: [{ summary: "One that was applied", input: named, output: exampleRecord }],
  }),
  undoStudioCommand: operation({
    ...shared,
    http: "POST /events/{slug}/studio/commands/{command_id}/undo",
    summary: "Undo a studio command",
    description:
      "Puts back what that command changed, and nothing else. When something newer changed the same, the answer is `version_conflict`; newer commands that were undone themselves do not count. A command without an inverse, such as confetti, is refused (`fields.command_id`). The undo is a command of its own and can be undone. Undoing an emergency stop of level `mask` or `hold` brings the show back exactly as it was.",
    scope: "studio:control",
    effect: "live",
    params: ofCommand,
    output: UndoAnswer,
    errors: refusals,
    examples: [{ summary: "Take a layout back", input: named, output: exampleUndone }],
  }),
  getStudioHistory: operation({
    ...shared,
    http: "GET /events/{slug}/studio/history",
    summary: "List what was done to a show's stage",
    description:
      "Commands with who gave them, from where, what became of them and whether they were taken back; the latest first.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: historyQuery,
    output: list(CommandRecordSchema),
    errors: ["not_found"],
    examples: [{ summary: "The latest", input: { slug: SHOW, limit: "20" }, output: [exampleRecord] }],
  }),
  emergencyStop: operation({
    ...shared,
    http: "POST /events/{slug}/studio/emergency-stop",
    summary: "Stop a live show at once",
    description:
      "For when something is on the screen that must not be. Needs no host in the room. `mask` and `hold` can be taken back with undoStudioCommand and the id in the answer; `end`, the default, cannot. A level can be raised, not lowered. While a card is up, other commands are refused with `version_conflict`.",
    scope: "studio:emergency",
    effect: "live",
    mcp: { destructive: true },
    params: ofShow,
    body: EmergencyInput,
    output: EmergencyAnswer,
    errors: ["not_found", "not_live", "version_conflict"],
    examples: [
      {
        summary: "A card over everything",
        input: { slug: SHOW, level: "mask", confirm: true },
        output: exampleEmergency,
      },
    ],
  }),
});
