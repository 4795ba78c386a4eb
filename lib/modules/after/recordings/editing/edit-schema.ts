import { z } from "zod";
import { instantOut, reference, slug } from "@/lib/operation/fields";
import { wholeJsonSchema } from "@/lib/operation/json-schema";
import { EDIT_KINDS } from "../../program-edits/edit-vocabulary";
import { RECORDING_STATES } from "../schema";

/** Longer than any recording. */
const MOST_SECONDS = 172_800;

const seconds = () => z.number().min(0, "too_small").max(MOST_SECONDS, "too_large");

const someone = {
  person_id: reference().describe("Someone in the recording, as in its tracks."),
  from_sec: seconds()
    .optional()
    .describe("Defaults to the start. Without both times, the edit applies throughout."),
  to_sec: seconds().optional().describe("Defaults to the end."),
};

const Drop = z
  .strictObject({ kind: z.literal("drop"), from_sec: seconds(), to_sec: seconds() })
  .meta({ description: "Cuts out a time." });
const Trim = z
  .strictObject({
    kind: z.literal("trim"),
    start_sec: seconds().optional().describe("What will be the start."),
    end_sec: seconds().optional().describe("What will be the end. One of them is `required`."),
  })
  .meta({ description: "Moves the start or the end, or both." });
const HidePerson = z.strictObject({ kind: z.literal("hide_person"), ...someone }).meta({
  description: "Takes a person out of the picture, as if they hadn't been on stage. They're still heard.",
});
const MutePerson = z
  .strictObject({ kind: z.literal("mute_person"), ...someone })
  .meta({ description: "Takes a person out of the sound and the captions. They're still seen." });

const SHAPES = { drop: Drop, trim: Trim, hide_person: HidePerson, mute_person: MutePerson } as const;
const NAMES = {
  drop: "DropEdit",
  trim: "TrimEdit",
  hide_person: "HidePersonEdit",
  mute_person: "MutePersonEdit",
};

const forms = () =>
  EDIT_KINDS.map((kind) => ({
    title: kind,
    "x-name": NAMES[kind],
    ...wholeJsonSchema(SHAPES[kind], "input"),
  }));

/** One shape for each kind of edit. */
export const EditInput = z
  .discriminatedUnion("kind", [Drop, Trim, HidePerson, MutePerson], "unsupported")
  .meta({
    wire: { type: "object", properties: { kind: { enum: EDIT_KINDS } }, required: ["kind"], anyOf: forms() },
  });
export type EditRequest = z.output<typeof EditInput>;

/** The shape that a body selects, or all kinds. */
export function editShapes(body: unknown): readonly z.ZodType[] {
  const { kind } = (body ?? {}) as { kind?: unknown };
  const shape = Object.entries(SHAPES).find(([name]) => name === kind)?.[1];
  return [shape ?? z.object({ kind: z.enum(EDIT_KINDS) })];
}

export const EditParams = z.strictObject({
  slug: slug(),
  recording_id: reference(),
  edit_id: reference(),
});

const Actor = z.object({ type: z.string(), name: z.string() });

export const RecordingEditSchema = z
  .object({
    id: z.string(),
    number: z.int().describe("Edits are numbered from 1."),
    kind: z.enum(EDIT_KINDS),
    person_id: z.string().nullable().describe("Whom it hides or mutes."),
    from_sec: z
      .number()
      .nullable()
      .describe(
        "Where it begins, in seconds on the timeline of the recording's version. Where the program continues if that was cut out. Null if it was undone.",
      ),
    to_sec: z.number().nullable().describe("Where it ends. Of a cut, the same as `from_sec`."),
    length_sec: z.number().nullable().describe("How much of the show it applies to. Null for all of it."),
    created_by: Actor,
    created_at: instantOut(),
    undone_by: Actor.nullable(),
    undone_at: instantOut().nullable(),
  })
  .meta({ id: "RecordingEdit", description: "An edit of a recording's program." });
export type RecordingEditWire = z.infer<typeof RecordingEditSchema>;

const MadeSchema = z
  .object({ pieces: z.int(), seconds: z.number() })
  .meta({ id: "PiecesMadeAgain", description: "Pieces of picture or sound, and their length together." });

const version = {
  recording_id: z.string(),
  state: z.enum(RECORDING_STATES),
  version: z.int().describe("The recording's version. Send it as `expected_version` with the next edit."),
  duration_sec: z.number().describe("Length of this version's program."),
};

export const EditedRecordingSchema = z
  .object({
    ...version,
    edit: RecordingEditSchema,
    change: z
      .object({
        before_sec: z.number().describe("Length of the program before."),
        after_sec: z.number(),
        made_again: z
          .object({ picture: MadeSchema, sound: MadeSchema })
          .describe(
            "About how much has to be composed again until the version can be played. The rest is there.",
          ),
      })
      .describe("What changes. With `dry_run`, what would change."),
  })
  .meta({ id: "EditedRecording", description: "A recording after an edit was made or undone." });

export type EditedRecording = z.infer<typeof EditedRecordingSchema>;

export const RecordingEditsSchema = z
  .object({
    ...version,
    edits: z.array(RecordingEditSchema).describe("In order, those that were undone as well."),
  })
  .meta({ id: "RecordingEdits", description: "What was edited in a recording." });
