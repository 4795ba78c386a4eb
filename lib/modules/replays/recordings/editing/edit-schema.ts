import { z } from "zod";
import { EDIT_KINDS, MOST_PLACES } from "@/lib/modules/after/program-edits/edit-vocabulary";
import { instantOut, listQuery, reference, slug } from "@/lib/operation/fields";
import { wholeJsonSchema } from "@/lib/operation/json-schema";
import { HIDEABLE_LAYERS, LAYOUTS } from "@/lib/stage/vocabulary";
import { PlayedTimeSchema, RECORDING_STATES } from "../schema";

/** Longer than any recording. */
const MOST_SECONDS = 172_800;

const seconds = () => z.number().min(0, "too_small").max(MOST_SECONDS, "too_large");

/** How many segments one redaction or cut spans. */
export const MOST_LINES = 200;

const during = {
  from_sec: seconds()
    .optional()
    .describe("Defaults to the start. Without both times, the edit applies throughout."),
  to_sec: seconds().optional().describe("Defaults to the end."),
};
const plainTimes = { from_sec: seconds().optional(), to_sec: seconds().optional() };
const someone = {
  person_id: reference().describe("Someone in the recording, as in its tracks."),
  ...during,
};
const word = () => z.int().min(0, "too_small").max(10_000, "too_large").optional();
const words = { first_word: word(), last_word: word() };

const lastSegment = {
  last_segment_id: reference()
    .optional()
    .describe(`The segment of \`last_word\`, if it's a later one, at most ${MOST_LINES} in all.`),
};
const Drop = z
  .strictObject({
    kind: z.literal("drop"),
    ...plainTimes,
    segment_id: reference().optional().describe("A segment of the transcript instead of times."),
    first_word: word().describe("Counted from 0. Defaults to all of its words."),
    last_word: word(),
    ...lastSegment,
    places: z
      .array(z.strictObject({ segment_id: reference(), ...words, ...lastSegment }))
      .min(1, "required")
      .max(MOST_PLACES, "too_many")
      .optional()
      .describe("Words in several places, such as all fillers, as one edit. Instead of all other fields."),
  })
  .meta({ description: "Cuts out a time, or words." });
const ShortenSilences = z
  .strictObject({
    kind: z.literal("shorten_silences"),
    longer_than_sec: z.number().min(1, "too_small").max(600, "too_large").default(4),
    keep_sec: z.number().min(0, "too_small").max(600, "too_large").default(1),
  })
  .meta({ description: "Cuts out the middle of silences: nothing is heard, and no one speaks." });
const Trim = z
  .strictObject({
    kind: z.literal("trim"),
    start_sec: seconds().optional().describe("What will be the start."),
    end_sec: seconds().optional().describe("What will be the end. One of them is `required`."),
  })
  .meta({ description: "Moves the start or the end, or both." });
const PersonEdit = z
  .strictObject({ kind: z.enum(["hide_person", "mute_person"]), ...someone })
  .meta({ description: "Takes a person out of the picture, or out of the sound and the captions." });

const fraction = () => z.number().min(0, "too_small").max(1, "too_large");
const Area = z.strictObject({
  ...{ x: fraction(), y: fraction() },
  width: fraction().min(0.005, "too_small"),
  height: fraction().min(0.005, "too_small"),
});
const Layout = z
  .strictObject({
    kind: z.literal("layout"),
    layout: z.enum(LAYOUTS).optional(),
    person_ids: z
      .array(reference())
      .min(1, "required")
      .max(20, "too_many")
      .optional()
      .describe("The only ones shown, in this order."),
    ...plainTimes,
  })
  .meta({ description: "Shows another layout, other people, or both." });
const MoveCut = z
  .strictObject({
    kind: z.literal("move_cut"),
    at_sec: seconds().describe("A cut of the picture within a second."),
    to_sec: seconds()
      .optional()
      .describe("If omitted, the cut is removed: the picture before it stays until the next cut."),
  })
  .meta({ description: "Moves a cut of the picture. The sound stays." });
const HideLayer = z
  .strictObject({ kind: z.literal("hide_layer"), layer: z.enum(HIDEABLE_LAYERS), ...plainTimes })
  .meta({ description: "Hides a layer, with its sound." });
const RedactSlide = z
  .strictObject({ kind: z.literal("redact_slide"), at_sec: seconds() })
  .meta({ description: "Empties the slide of this time wherever it's shown." });
const RedactArea = z
  .strictObject({
    kind: z.literal("redact_area"),
    area: Area.describe("In fractions of the picture."),
    ...plainTimes,
  })
  .meta({ description: "Covers a part of the picture." });
const RedactWords = z
  .strictObject({
    ...{ kind: z.literal("redact_words"), segment_id: reference(), ...words, ...lastSegment },
  })
  .meta({
    description: "Mutes everyone while words are said, and removes these from transcript and captions.",
  });

const Bookend = z
  .strictObject({ kind: z.enum(["intro", "outro"]), video_id: reference() })
  .meta({ description: "Plays a video of the workspace before or after the show." });

const SHAPES = {
  ...{ drop: Drop, trim: Trim, shorten_silences: ShortenSilences },
  ...{ hide_person: PersonEdit, mute_person: PersonEdit },
  ...{ layout: Layout, move_cut: MoveCut, hide_layer: HideLayer },
  ...{ redact_slide: RedactSlide, redact_area: RedactArea, redact_words: RedactWords },
  ...{ intro: Bookend, outro: Bookend },
} as const;
const NAMES = {
  drop: "DropEdit",
  trim: "TrimEdit",
  hide_person: "PersonEdit",
  mute_person: "PersonEdit",
  shorten_silences: "ShortenSilencesEdit",
  layout: "LayoutEdit",
  move_cut: "MoveCutEdit",
  hide_layer: "HideLayerEdit",
  redact_slide: "RedactSlideEdit",
  redact_area: "RedactAreaEdit",
  redact_words: "RedactWordsEdit",
  intro: "BookendEdit",
  outro: "BookendEdit",
};

/** Some kinds have the same shape. */
const forms = () =>
  EDIT_KINDS.filter(
    (kind, index) => EDIT_KINDS.findIndex((one) => SHAPES[one] === SHAPES[kind]) === index,
  ).map((kind) => ({ title: kind, "x-name": NAMES[kind], ...wholeJsonSchema(SHAPES[kind], "input") }));

/** One shape for each kind of edit. */
export const EditInput = z
  .discriminatedUnion(
    "kind",
    [
      Drop,
      Trim,
      ShortenSilences,
      PersonEdit,
      Layout,
      MoveCut,
      HideLayer,
      RedactSlide,
      RedactArea,
      RedactWords,
      Bookend,
    ],
    "unsupported",
  )
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

const { limit, cursor } = listQuery(["number"]);

export const ListEditsQuery = z.strictObject({
  ...{ limit, cursor },
  order: z.enum(["asc", "desc"]).default("asc").describe("By number."),
});

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
        "Start of the edit, in seconds on the current version's timeline. For a cut, the point where the program continues. Null if the edit was undone.",
      ),
    to_sec: z.number().nullable().describe("Where it ends. Of a cut, the same as `from_sec`."),
    details: z
      .object({
        layout: z.enum(LAYOUTS).optional(),
        person_ids: z.array(z.string()).optional(),
        layer: z.enum(HIDEABLE_LAYERS).optional(),
        slide: z.int().optional(),
        area: Area.optional(),
        video_id: z.string().optional(),
        segment_id: z.string().optional(),
        words: z.int().optional().describe("How many."),
      })
      .nullable()
      .describe("What else its kind was given."),
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

const played = { from_sec: z.number(), to_sec: z.number() };

const ComparisonSchema = z
  .object({
    before: z
      .object({ playlist_url: z.url(), ...played })
      .describe(
        "Where an earlier version has what the edit changed. Valid for 15 minutes, for that part alone.",
      ),
    after: z.object(played).describe("Where the program with the edit has it."),
  })
  .meta({ id: "EditComparison" });

export const EditedRecordingSchema = z
  .object({
    ...version,
    edit: RecordingEditSchema,
    comparison: ComparisonSchema.nullable().describe(
      "With `dry_run` of undoRecordingEdit, what it would bring back. Null if that isn't stored any more.",
    ),
    change: z
      .object({
        before_sec: z.number().describe("Length of the program before."),
        after_sec: z.number(),
        made_again: z
          .object({ picture: MadeSchema, sound: MadeSchema })
          .describe(
            "About how much has to be composed again until the version can be played. The rest is there.",
          ),
        stale: z
          .object({
            clips: z.array(z.int()),
            content: z.array(z.string()),
            destinations: z
              .array(z.string())
              .describe("Podcasts and embeds in which it's hidden until its MP4 is made again."),
            left: z.array(z.string()).describe("Destinations that keep what was published."),
          })
          .describe("Clips (`clip_id`) and texts that were current before, and where it's published."),
      })
      .describe("What changes. With `dry_run`, what would change."),
  })
  .meta({ id: "EditedRecording", description: "A recording after an edit was made or undone." });

export type EditedRecording = z.infer<typeof EditedRecordingSchema>;

export const RecordingEditsSchema = z
  .object({
    ...version,
    edits: z.array(RecordingEditSchema).describe("Also those that were undone."),
    playing: z
      .array(PlayedTimeSchema)
      .nullable()
      .describe(
        "While `program` is an older version: parts of this one, and where that one plays them (`at_sec`). Otherwise null.",
      ),
  })
  .meta({ id: "RecordingEdits", description: "What was edited in a recording." });
export type RecordingEditsWire = z.infer<typeof RecordingEditsSchema>;
