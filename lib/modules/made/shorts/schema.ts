import { z } from "zod";
import { MOMENT_BASE } from "@/lib/clips/parts";
import { freeForm, instantOut, looseText, queryFlag, reference, slug, text } from "@/lib/operation/fields";
import { actionShapes, actionWire } from "./actions-schema";
import { ClipCatalog, ClipSchema, ClipSlots } from "./clips/clip-schema";

export const MAX_NOTE = 2_000;
const MAX_TITLE = 120;
/** Seconds. */
export const CLIP_LENGTH = { least: 5, most: 120 } as const;

export const ShortsParams = z.strictObject({ slug: slug() });

const recording = () => reference().optional().describe("Defaults to the show's latest recording.");

export const ListShortsQuery = z.strictObject({
  recording_id: recording(),
  include_archived: queryFlag().optional().describe("Also returns archived segments."),
});

export const AnalyzeShortsInput = z.strictObject({
  recording_id: reference().optional().describe("Which recording to analyze. Defaults to the show's latest."),
  auto_render: z
    .boolean()
    .optional()
    .describe("Renders those with the highest scores that have no clip, while slots last."),
  n: z.int().min(1, "too_small").max(5, "too_large").optional().describe("How many. Defaults to 3."),
});

const EVIDENCE = [
  ...[
    "question_answered",
    "number",
    "story",
    "contrast",
    "advice",
    "superlative",
    "laugh",
    // Of segments that were found earlier.
    "exchange",
    "personal",
    "response",
    "focus",
    "flow",
    "breath",
    "pace",
  ],
  ...["reactions", "chat", "questions", "votes", "clicks", "stayed", "left", "housekeeping", "thin"],
] as const;

const EvidenceSchema = z
  .object({
    kind: z.enum(EVIDENCE),
    points: z.int().describe("What it adds to the score; negative if it takes from it."),
    at_sec: z.number().nullable().describe("Where in the program. Null if it's about the whole segment."),
    text: z.string(),
  })
  .meta({ id: "ClipEvidence" });

export const ClipSegmentSchema = z
  .object({
    segment_id: z.int(),
    origin: z.enum(["found", "crew"]).describe("`found` by analyzeShorts, or chosen by the `crew`."),
    title: z.string(),
    start_sec: z
      .number()
      .nullable()
      .describe("On the timeline of the recording's program. Null while edits cut part of it out."),
    end_sec: z.number().nullable(),
    score: z
      .int()
      .nullable()
      .describe("0 to 100: how likely people are to watch and share it. Null for the crew's."),
    evidence: z
      .array(EvidenceSchema)
      .describe(
        `What is added to the ${MOMENT_BASE} points that each segment starts with, the strongest first. The sum is its score, kept from 0 to 100.`,
      ),
    speakers: z
      .array(z.object({ person_id: z.string(), name: z.string().nullable() }))
      .describe("Who speaks in it, longest first."),
    needs_context: z
      .boolean()
      .describe("It begins with “that”, “as I said” or “this slide”, and needs what came before."),
    note: z.string().nullable().describe("For the crew alone."),
    archived: z.boolean(),
    created_at: instantOut(),
  })
  .meta({ id: "ClipSegment", description: "Part of a recording that may become a clip." });

const ShortsNote = z.object({ code: z.string(), text: z.string() }).meta({ id: "ShortsNote" });

/** What a note's `code` may be. */
type NoteCode =
  | "slots_used"
  | "over_budget"
  | "few_segments"
  | "has_clip"
  | "cut_out"
  | "person_not_found"
  | "person_elsewhere"
  | "topic_not_found"
  | "other_length"
  | "not_understood";
export type ShortsNoteWire = z.infer<typeof ShortsNote> & { code: NoteCode };

export const ShortsSchema = z
  .object({
    event_slug: z.string(),
    recording_id: z.string(),
    pending: z
      .boolean()
      .describe(
        "It's an upload that is being transcribed. If analyzeShorts was called, it's analyzed automatically after that.",
      ),
    analysis: z
      .object({
        state: z
          .enum(["none", "ready", "stale"])
          .describe("`stale`: the transcript was corrected since. Analyzing again finds moments in it."),
        transcript_version: z.int().nullable(),
        analyzed_at: instantOut().nullable(),
      })
      .meta({ id: "ShortsAnalysis" }),
    segments: z
      .array(ClipSegmentSchema)
      .describe("Those with the highest score first; the crew's come last."),
    slots: ClipSlots,
    clips: z.array(ClipSchema).describe("The newest first."),
    notes: z.array(ShortsNote).describe("What the last `auto_render` left out."),
    catalog: ClipCatalog,
  })
  .meta({ id: "Shorts", description: "A recording's segments and clips." });
export type ShortsWire = z.infer<typeof ShortsSchema>;

const MAX_PROMPT = 2_000;

export const PromptShortInput = z.strictObject({
  prompt: text(MAX_PROMPT).describe("Who, about what, how long, which shape and look."),
  recording_id: recording(),
});

export const PromptedShortSchema = z
  .object({
    job_id: z.int(),
    segment_id: z.int(),
    title: z.string(),
    start_sec: z.number(),
    end_sec: z.number(),
    plan: z
      .object({
        person_id: z.string().nullable(),
        person: z.string().nullable(),
        topic: z.string().nullable(),
        least_sec: z.number().nullable(),
        most_sec: z.number().nullable(),
        look: freeForm(),
      })
      .meta({ id: "PromptPlan", description: "What was understood." }),
    notes: z.array(ShortsNote),
  })
  .meta({ id: "PromptedShort" });

const segment_id = z.int().min(1, "too_small").max(2_000_000_000, "too_large");
const seconds = () => z.number().min(0, "too_small").max(1_000_000, "too_large");

const SEGMENT_SHAPES = {
  archive: z
    .strictObject({ action: z.literal("archive"), segment_id })
    .meta({ description: "Hides a segment and frees its clip slot." }),
  restore: z
    .strictObject({ action: z.literal("restore"), segment_id })
    .meta({ description: "Shows an archived segment again. With clips, it takes a slot." }),
  note: z
    .strictObject({
      ...{ action: z.literal("note"), segment_id },
      note: looseText(MAX_NOTE).describe("For the crew alone. Empty to remove it."),
    })
    .meta({ description: "Replaces a segment's note." }),
  create: z
    .strictObject({
      action: z.literal("create"),
      recording_id: recording(),
      start_sec: seconds().describe("On the timeline of the recording's program."),
      end_sec: seconds().describe(`${CLIP_LENGTH.least} to ${CLIP_LENGTH.most} seconds after \`start_sec\`.`),
      title: text(MAX_TITLE).optional().describe("Defaults to its first words."),
      note: looseText(MAX_NOTE).optional(),
    })
    .meta({ description: "Adds a segment of your own." }),
} as const;

const { archive, restore, note, create } = SEGMENT_SHAPES;

/** One shape for each action. */
export const ManageSegmentInput = z
  .discriminatedUnion("action", [archive, restore, note, create], "unsupported")
  .meta(
    actionWire(SEGMENT_SHAPES, {
      archive: "ArchiveSegment",
      restore: "RestoreSegment",
      note: "NoteSegment",
      create: "CreateSegment",
    }),
  );

/** The shape that a body selects, or all actions. */
export const segmentShapes = actionShapes(SEGMENT_SHAPES);
