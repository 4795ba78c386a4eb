import { z } from "zod";
import { RecordingConsentSchema } from "@/lib/modules/people/guests/recording/recording-consent-schema";
import { ROOM_OUTCOMES } from "@/lib/modules/stage/broadcast/room-outcome-schema";
import { FIELD_CODES, type FieldCode } from "@/lib/operation/errors";
import { instantOut } from "@/lib/operation/fields";
import {
  CATALOG,
  COMMAND_NAMES,
  catalogEntries,
  initialState,
  isCommandName,
  type StageCommandInput,
  StageStateSchema,
} from "@/lib/stage";
import { SPOKEN_MAX_CHARS } from "@/lib/stage/natural-language";
import { parseCommandBody } from "@/lib/stage/parse-command-body";
import { SHOW_ROLE_NAMES } from "@/lib/stage/show-roles";
import { RehearsalRunSchema } from "./rehearsal/rehearsal-schema";

/** One command in any of its three documented forms. */
export type StudioCommandBody =
  | StageCommandInput
  | { command: string; confirm?: boolean }
  | { scene: Record<string, unknown> };

const fieldCode = (code: string): FieldCode =>
  (FIELD_CODES as readonly string[]).includes(code) ? (code as FieldCode) : "invalid";

/** Whether a sentence makes sense depends on the show, so it is only checked for its form here. */
function checkBody(body: Record<string, unknown>, context: z.RefinementCtx): void {
  const parsed = parseCommandBody(body, { state: initialState() });
  if (parsed.ok || "reason" in parsed) return;
  for (const [path, code] of Object.entries(parsed.fields))
    context.addIssue({
      code: "custom",
      path: path === "body" ? [] : path.split("."),
      message: fieldCode(code),
    });
}

const commandForms = () => [
  ...catalogEntries().map(({ name, summary, params }) => ({
    ...params,
    title: name,
    description: summary,
    properties: { action: { const: name }, ...(params.properties as object) },
    required: ["action", ...((params.required as string[] | undefined) ?? [])],
  })),
  {
    title: "sentence",
    description:
      "A sentence as it would be spoken on air, in English, German or Spanish. One that is not understood is refused as `unsupported`.",
    type: "object",
    properties: {
      confirm: {
        type: "boolean",
        description: "Has to be true where the sentence means undo or an emergency stop (`must_be_true`).",
      },
      command: { type: "string", minLength: 1, maxLength: SPOKEN_MAX_CHARS, pattern: "\\S" },
    },
    required: ["command"],
    additionalProperties: false,
  },
  {
    title: "scene patch",
    description:
      "Members to set in the current scene's free-form data, up to 16 KiB of JSON; null removes one.",
    type: "object",
    properties: { scene: { type: "object", additionalProperties: true } },
    required: ["scene"],
    additionalProperties: false,
  },
];

export const StudioCommandInput = z
  .record(z.string(), z.unknown())
  .superRefine(checkBody)
  .meta({
    wire: {
      type: "object",
      properties: {
        action: { enum: COMMAND_NAMES },
        command: { type: "string" },
        confirm: { type: "boolean" },
        scene: { type: "object" },
      },
      anyOf: commandForms(),
    },
  }) as unknown as z.ZodType<StudioCommandBody, StudioCommandBody>;

/** The parameters of the command that a body means, or else the names of all. */
export const commandShapes = (body: unknown): z.ZodType[] => {
  const { action } = (body ?? {}) as { action?: unknown };
  return isCommandName(action) ? [CATALOG[action].params] : [z.object({ action: z.enum(COMMAND_NAMES) })];
};

const RoomOutcomeSchema = z
  .enum(ROOM_OUTCOMES)
  .describe(
    "What the room did by the time of the answer: it has the new stage (`reached`), is about to get it (`pending`), does not answer (`unreachable`; it gets the stage when it does again), or nobody was there to be told (`not_needed`).",
  );

/** Versions of a stage are compared within an epoch only. */
export const EpochSchema = z
  .int()
  .describe("Rises when the stage was restored from a backup: then a lower version can be the newer one.");

export const COMMAND_STATES = ["proposed", "accepted", "acknowledged", "failed", "expired"] as const;
export const COMMAND_SOURCES = ["studio", "api", "voice", "mcp", "automation"] as const;

export const StudioCommandSchema = z
  .object({
    id: z.string().describe("Names the command, for undoing it."),
    state: z.enum(COMMAND_STATES).describe("Whether the host's studio has applied it."),
    action: z.string().describe("Which entry of the catalogue it is."),
    command: z.record(z.string(), z.unknown()).describe("As it was understood, with all its parameters."),
    version: z.int().describe("The stage's version after it."),
    source: z.enum(COMMAND_SOURCES).describe("Where it came from."),
    actor: z.object({ type: z.string(), name: z.string() }).describe("Who gave it."),
    mine: z.boolean().describe("Whether you gave it yourself."),
    undoable: z.boolean().describe("Whether `undo` can take it back."),
    error: z.string().nullable().describe("Why it failed, if it did."),
    created_at: instantOut().describe("When it was given."),
    acknowledged_at: instantOut().nullable().describe("When the studio had applied it."),
  })
  .meta({
    id: "StudioCommand",
    description:
      "A command that changed the stage. `accepted` until the host's studio has applied it (`acknowledged`) or five seconds have passed (`expired`; the stage has changed all the same). `proposed` was not done: the stage is in people’s hands, and one of them decides. `version` is the stage's version after it.",
  });
export type StudioCommandWire = z.infer<typeof StudioCommandSchema>;

export const StudioPersonSchema = z
  .object({
    identity: z.string().describe("What commands about people take."),
    role: z.enum(SHOW_ROLE_NAMES).describe("As whom they are here."),
    name: z.string().describe("As it is shown."),
    title: z.string().describe("As it is shown under the name."),
    guest_id: z.string().nullable().describe("The row of the roster; null for everybody but guests."),
    place: z.enum(["stage", "backstage"]).describe("On the stage or behind it."),
    connected: z.boolean().describe("Whether they are in the room at this moment."),
    muted: z.boolean().describe("Whether the desk has muted them."),
    joined_at: instantOut().nullable().describe("When they came in."),
    recording: RecordingConsentSchema.shape.state
      .nullable()
      .describe("Whether they agree to be recorded; null for those who are not asked, or not here."),
  })
  .meta({
    id: "StudioPerson",
    description: "Somebody on the stage or backstage. `identity` is what commands about people take.",
  });
export type StudioPersonWire = z.infer<typeof StudioPersonSchema>;

const PhaseSchema = StageStateSchema.shape.phase;

export const CatalogEntrySchema = z.object({
  name: z.string(),
  summary: z.string(),
  params: z.record(z.string(), z.unknown()),
  risk: z.enum(["safe", "disruptive"]),
  inverse: z.union([
    z.object({ kind: z.literal("restore"), description: z.string() }),
    z.object({ kind: z.literal("none"), reason: z.string() }),
  ]),
  cooldown_ms: z.int().nullable(),
});

export const StudioSchema = z
  .object({
    slug: z.string().describe("The show."),
    live: z.boolean().describe("Whether it is on air."),
    host_present: z
      .boolean()
      .describe("Whether commands can be carried out: somebody on air holds the studio."),
    room_reachable: z
      .boolean()
      .describe(
        "Whether the room server answers. While it does not, who is present is what it said last, and viewers see changes later.",
      ),
    phase: PhaseSchema,
    started_at: instantOut().nullable().describe("When it went on air, or will at the end of the countdown."),
    ended_at: instantOut().nullable().describe("When it ended."),
    session_id: z.string().nullable().describe("Names this time on air."),
    rehearsal: RehearsalRunSchema.nullable().describe("The rehearsal that is on, or the last one."),
    people: z.array(StudioPersonSchema).describe("Who is on the stage and behind it."),
    viewers: z.int().describe("How many watch now."),
    stage_version: z.int().describe("The version that the next command changes."),
    stage_epoch: EpochSchema,
    stage: StageStateSchema,
    commands: z.array(CatalogEntrySchema).describe("Every command there is, with its parameters."),
    server_time: instantOut().describe("The server's clock, for countdowns."),
  })
  .meta({
    id: "Studio",
    description:
      "`live` means that commands are taken now: the show is on air and a host is in the room. `stage` is the whole state; `commands` the catalogue with each command's parameters as JSON Schema.",
  });

const CommandWarningSchema = z.object({
  code: z.enum(["recording_not_agreed", "video_not_ready"]),
  identity: z.string().describe("Whom it is about; empty where it is about a video."),
  video_id: z.string().nullable().describe("The video that a scene names and that cannot be played."),
  message: z.string(),
});
export type CommandWarning = z.infer<typeof CommandWarningSchema>;

export const StudioAnswer = z.object({
  command: StudioCommandSchema,
  commands: z.array(StudioCommandSchema),
  applied: z.array(z.record(z.string(), z.unknown())),
  reading: z.string().nullable(),
  state_version: z.int(),
  room: RoomOutcomeSchema,
  acknowledged: z
    .boolean()
    .describe(
      "Whether the host's studio had applied all of it by the time of the answer; `state` tells it later.",
    ),
  warnings: z
    .array(CommandWarningSchema)
    .describe(
      "What was done all the same and somebody should look at, such as bringing on who did not agree to be recorded, or going to a scene whose video cannot be played.",
    ),
  proposal: z
    .object({ id: z.string(), expires_at: instantOut() })
    .nullable()
    .describe(
      "Set where nothing was done: people took the stage into their hands (getStudioLease), and this waits until then for one of them. listStudioProposals tells what became of it.",
    ),
});

export const PublicStageSchema = z.object({
  slug: z.string(),
  event_state: z.string(),
  phase: PhaseSchema,
  host_present: z.boolean(),
  starts_at: instantOut().nullable(),
  stage: StageStateSchema,
  epoch: EpochSchema,
  server_time: instantOut(),
});

export const SessionSchema = z.object({
  id: z.string(),
  started_at: instantOut(),
  ended_at: instantOut().nullable(),
  peak_concurrent: z.int(),
});

export const RehearsalAnswer = z.object({
  rehearsal: RehearsalRunSchema,
  state_version: z.int(),
  room: RoomOutcomeSchema,
});

export const LiveAnswer = z.object({
  slug: z.string(),
  phase: PhaseSchema,
  started_at: instantOut().nullable(),
  ended_at: instantOut().nullable(),
  countdown_ends_at: instantOut().nullable(),
  session: SessionSchema.nullable(),
  state_version: z.int(),
  server_time: instantOut(),
  room: RoomOutcomeSchema,
});
