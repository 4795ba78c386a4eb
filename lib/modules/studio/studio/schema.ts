import { z } from "zod";
import { RecordingConsentSchema } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import { ROOM_OUTCOMES } from "@/lib/modules/stage/broadcast/room-outcome-schema";
import { FIELD_CODES, type FieldCode } from "@/lib/operation/errors";
import { instantOut } from "@/lib/operation/fields";
import { SPOKEN_MAX_CHARS } from "@/lib/spoken-commands/natural-language";
import { parseCommandBody } from "@/lib/spoken-commands/parse-command-body";
import {
  CATALOG,
  COMMAND_NAMES,
  catalogEntries,
  initialState,
  isCommandName,
  type StageCommandInput,
  StageStateSchema,
} from "@/lib/stage";
import { SHOW_ROLE_NAMES } from "@/lib/stage/show-roles";
import { RehearsalRunSchema } from "./rehearsal/rehearsal-schema";

/** One command in any of its three documented forms. */
export type StudioCommandBody =
  | StageCommandInput
  | { command: string; confirm?: boolean }
  | { scene: Record<string, unknown> };

const fieldCode = (code: string): FieldCode =>
  (FIELD_CODES as readonly string[]).includes(code) ? (code as FieldCode) : "invalid";

/** Whether a sentence makes sense depends on the show, so only its form is checked here. */
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
      "A sentence as spoken on air, in English, German or Spanish. If it isn't understood, refused as `unsupported`.",
    type: "object",
    properties: {
      confirm: {
        type: "boolean",
        description: "Must be true if the sentence means undo or an emergency stop (`must_be_true`).",
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

/** Returns the parameters of the command in a body, or else all command names. */
export const commandShapes = (body: unknown): z.ZodType[] => {
  const { action } = (body ?? {}) as { action?: unknown };
  return isCommandName(action) ? [CATALOG[action].params] : [z.object({ action: z.enum(COMMAND_NAMES) })];
};

const RoomOutcomeSchema = z
  .enum(ROOM_OUTCOMES)
  .describe(
    "The room's status at the time of the response: it has the new stage (`reached`), is about to get it (`pending`), isn't responding (`unreachable`; it gets the stage later), or no one was there (`not_needed`).",
  );

/** Versions of a stage are comparable only within an epoch. */
export const EpochSchema = z
  .int()
  .describe("Increases when the stage is restored from a backup: a lower version can then be newer.");

export const COMMAND_STATES = ["proposed", "accepted", "acknowledged", "failed", "expired"] as const;
export const COMMAND_SOURCES = ["studio", "api", "voice", "mcp", "automation"] as const;

export const StudioCommandSchema = z
  .object({
    id: z.string().describe("Identifies the command, for undoing it."),
    state: z.enum(COMMAND_STATES).describe("Whether the host's studio has applied it."),
    action: z.string().describe("The catalog command."),
    command: z.record(z.string(), z.unknown()).describe("As interpreted, with all its parameters."),
    version: z.int().describe("The stage's version afterward."),
    source: z.enum(COMMAND_SOURCES).describe("Its source."),
    actor: z.object({ type: z.string(), name: z.string() }).describe("Its author."),
    mine: z.boolean().describe("Whether you sent it."),
    undoable: z.boolean().describe("Whether it can be undone."),
    error: z.string().nullable().describe("Why it failed, if it did."),
    created_at: instantOut().describe("When it was sent."),
    acknowledged_at: instantOut().nullable().describe("When the studio applied it."),
  })
  .meta({
    id: "StudioCommand",
    description:
      "A command that changed the stage. `accepted` until the host's studio has applied it (`acknowledged`) or five seconds have passed (`expired`; the stage has changed anyway). `proposed` wasn't run: people have stage control, and one of them decides. `version` is the stage's version afterward.",
  });
export type StudioCommandWire = z.infer<typeof StudioCommandSchema>;

export const StudioPersonSchema = z
  .object({
    identity: z.string().describe("Use it in commands about people."),
    role: z.enum(SHOW_ROLE_NAMES).describe("Their role in the show."),
    name: z.string().describe("Their displayed name."),
    title: z.string().describe("The text below the name."),
    guest_id: z.string().nullable().describe("The guest's id; null for everyone else."),
    place: z.enum(["stage", "backstage"]).describe("On stage or backstage."),
    connected: z.boolean().describe("Whether they are in the room now."),
    muted: z.boolean().describe("Whether the crew has muted them."),
    joined_at: instantOut().nullable().describe("When they joined."),
    recording: RecordingConsentSchema.shape.state
      .nullable()
      .describe("Whether they consent to recording; null if they aren't asked, or aren't here."),
  })
  .meta({
    id: "StudioPerson",
    description: "A person on stage or backstage. Use `identity` in commands about people.",
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
    host_present: z.boolean().describe("Whether commands work: a host is on air in the studio."),
    room_reachable: z
      .boolean()
      .describe(
        "Whether the room server responds. While it doesn't, `people` is its last known state, and viewers see changes later.",
      ),
    phase: PhaseSchema,
    started_at: instantOut().nullable().describe("When it went on air, or will at the end of the countdown."),
    ended_at: instantOut().nullable().describe("When it ended."),
    session_id: z.string().nullable().describe("Identifies this session."),
    rehearsal: RehearsalRunSchema.nullable().describe("The current or last rehearsal."),
    people: z.array(StudioPersonSchema).describe("Who is on stage and backstage."),
    viewers: z.int().describe("Current number of viewers."),
    stage_version: z.int().describe("The version that the next command changes."),
    stage_epoch: EpochSchema,
    stage: StageStateSchema,
    commands: z.array(CatalogEntrySchema).describe("Every command with its parameters."),
    server_time: instantOut().describe("The server's time, for countdowns."),
  })
  .meta({
    id: "Studio",
    description:
      "`live` means commands work now: the show is on air and a host is in the room. `stage` is the whole state; `commands` is the catalog with each command's parameters as JSON Schema.",
  });

const CommandWarningSchema = z.object({
  code: z.enum(["recording_not_agreed", "video_not_ready"]),
  identity: z.string().describe("The affected person; empty if it is about a video."),
  video_id: z.string().nullable().describe("The scene's video that can't be played."),
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
      "Whether the host's studio had applied everything by the time of the response; `state` has the later status.",
    ),
  warnings: z
    .array(CommandWarningSchema)
    .describe(
      "Things that were done but need attention, such as bringing someone on stage who hasn't consented to recording, or going to a scene whose video can't be played.",
    ),
  proposal: z
    .object({ id: z.string(), expires_at: instantOut() })
    .nullable()
    .describe(
      "Set if nothing was run: people have stage control (getStudioLease), and this is pending until one of them decides or it expires. listStudioProposals has its status.",
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
