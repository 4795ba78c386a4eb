import { z } from "zod";
import { CLIP_NOTES, CLIP_PROBLEMS } from "@/lib/clips/parts";
import { freeForm, hexColor, instantOut, looseText, reference } from "@/lib/operation/fields";
import { actionShapes, actionWire } from "../actions-schema";

export const CLIP_TEMPLATES = ["speaker_focus", "editorial_motion"] as const;
const CLIP_ORIENTATIONS = ["vertical", "horizontal", "square"] as const;
export const CAPTION_PRESETS = ["impact", "pill", "block", "underline", "bracket", "minimal"] as const;
export const FOCUS_MODES = ["auto", "pin", "off"] as const;
const CAPTION_SIZES = ["sm", "md", "lg"] as const;
const MOTIONS = ["calm", "standard", "energetic"] as const;
/** What a job that runs does, in order. */
export const CLIP_STAGES = ["preparing", "rendering", "checking", "storing"] as const;
export type ClipStage = (typeof CLIP_STAGES)[number];

const number = () => z.int().min(1, "too_small").max(2_000_000_000, "too_large");
const seconds = () => z.number().min(0, "too_small").max(1_000_000, "too_large");
const flag = () => z.boolean().optional();

const CaptionSchema = z.strictObject({
  preset: z.enum(CAPTION_PRESETS).optional().describe("Defaults to `pill`."),
  size: z.enum(CAPTION_SIZES).optional().describe("Defaults to `md`."),
  show: z.boolean().optional().describe("False for none."),
});

/** How a clip is made and looks. Names are those of earlier callers. */
const options = {
  template_id: z.enum(CLIP_TEMPLATES).optional().describe("Defaults to `speaker_focus`."),
  orientation: z.enum(CLIP_ORIENTATIONS).optional().describe("Defaults to `vertical`."),
  caption: CaptionSchema.optional(),
  motion: z.enum(MOTIONS).optional().describe("Defaults to `standard`."),
  highlight_hex: hexColor().optional().describe("Of the word that is said. Defaults to the brand's."),
  logo: flag(),
  removeSilences: flag().describe("Cuts pauses, where words have times."),
  removeFillers: flag().describe("Cuts “um”, where words have times."),
  improveSound: flag().describe("Takes out rumble and hiss."),
  followCta: flag(),
  followHandle: looseText(60).optional(),
  timerBadge: flag().describe("Shows the time that is left."),
  kicker: looseText(60).optional().describe("A line above the title."),
  title: looseText(160).optional(),
  speaker: looseText(80).optional(),
  focusMode: z
    .enum(FOCUS_MODES)
    .optional()
    .describe("`auto` shows who speaks (default), `pin` one person, `off` everything."),
  focusSpeaker: looseText(120).optional().describe("Name of the person to pin."),
  focusTile: z.int().min(0, "too_small").max(50, "too_large").optional().describe("Or their tile, from 0."),
};

export const RenderShortInput = z.strictObject({
  recording_id: reference().optional().describe("Defaults to the show's latest recording."),
  segment_id: number()
    .optional()
    .describe(
      "One of the recording's (`not_found`), or both times (`required`). With both, they trim it: 80% must overlap (`not_allowed`).",
    ),
  start_sec: seconds()
    .optional()
    .describe("5 to 120 s of the program (`too_small`, `too_large`) without a break (`invalid`)."),
  end_sec: seconds().optional(),
  ...options,
  preview: flag().describe(
    "A 360p file for a day: free, and without a slot. It replaces a queued one of the segment.",
  ),
});

/** The documents have its fields once, with renderShort. */
const JobClip = RenderShortInput.meta({
  wire: { type: "object", description: "What renderShort takes, refused alike." },
});

const JOB_SHAPES = {
  cancel: z
    .strictObject({
      action: z.literal("cancel"),
      job_id: number().describe("One of the show's (`not_found`)."),
    })
    .meta({ description: "Cancels a clip that is queued." }),
  create: z.strictObject({
    action: z.literal("create"),
    clip: JobClip,
  }),
} as const;

/** One shape for each action. */
export const ManageShortJobInput = z
  .discriminatedUnion("action", [JOB_SHAPES.cancel, JOB_SHAPES.create], "unsupported")
  .meta(actionWire(JOB_SHAPES, { cancel: "CancelClip", create: "CreateClip" }));

/** The shape that a body selects, or all actions. */
export const jobShapes = actionShapes(JOB_SHAPES);

const Quality = z
  .object({
    loudness_lufs: z.number().nullable().describe("Null for silence."),
    black_sec: z.number(),
    frozen_sec: z.number(),
    problems: z.array(z.enum(CLIP_PROBLEMS)),
  })
  .meta({ id: "ClipQuality", description: "What the file is like." });

export const ClipSchema = z
  .object({
    job_id: z.int(),
    segment_id: z.int(),
    state: z
      .enum(["queued", "running", "ready", "failed", "cancelled"])
      .describe("A clip that doesn't pass its own check is `failed`."),
    stage: z.enum(CLIP_STAGES).nullable(),
    progress: z.int().describe("In percent."),
    failure: z.string().nullable(),
    preview: z.boolean(),
    stale: z
      .boolean()
      .describe("The recording was edited since, or the transcript of its captions corrected."),
    template_id: z.enum(CLIP_TEMPLATES),
    orientation: z.enum(CLIP_ORIENTATIONS),
    look: freeForm().describe("As renderShort takes it."),
    duration_sec: z.number().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    notes: z.array(z.enum(CLIP_NOTES)).describe("What couldn't be done as asked."),
    quality: Quality.nullable().describe("Null for a preview."),
    mp4_url: z.url().nullable().describe("For 15 minutes."),
    thumbnail_url: z.url().nullable(),
    created_at: instantOut(),
  })
  .meta({ id: "Clip", description: "A clip, or one that is being rendered." });
export type ClipWire = z.infer<typeof ClipSchema>;

export const ClipSlots = z
  .object({ used: z.int(), cap: z.int() })
  .meta({ id: "ClipSlots", description: "Segments of the show with a clip." });

const ClipChoice = z
  .object({ id: z.string(), name: z.string(), description: z.string() })
  .meta({ id: "ClipChoice" });

/** Names of fields, in the plural, with their values. */
export const ClipCatalog = z.record(z.string(), z.array(ClipChoice));
export interface ClipCatalogWire extends z.infer<typeof ClipCatalog> {
  templates: z.infer<typeof ClipChoice>[];
  orientations: z.infer<typeof ClipChoice>[];
  caption_presets: z.infer<typeof ClipChoice>[];
  caption_sizes: z.infer<typeof ClipChoice>[];
  motions: z.infer<typeof ClipChoice>[];
  focus_modes: z.infer<typeof ClipChoice>[];
}
