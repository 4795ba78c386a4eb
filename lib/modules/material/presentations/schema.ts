import { z } from "zod";
import { conversionFailure, fileDigest, uploadAddress } from "@/lib/modules/material/uploads/schema";
import { instantOut, listQuery, reference, slug, text } from "@/lib/operation/fields";
import { PlanSegmentSchema, STAGE_LIMITS } from "@/lib/stage";
import { FAILURE_CODES } from "./failures-schema";

export const PDF = "application/pdf";
export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
export const DECK_TYPES = [PPTX, PDF] as const;
export const MOST_DECK_BYTES = 50 * 1024 * 1024;
export const MOST_DECKS = 50;

export const DECK_STATES = ["awaiting_upload", "uploaded", "converting", "ready", "failed"] as const;

const presentation = {
  id: z.string().describe("Names the presentation in other calls."),
  event_slug: z.string(),
  name: z.string().describe("What the file is called."),
  content_type: z.enum(DECK_TYPES),
  size_bytes: z.int().describe("Of the file that is sent."),
  state: z
    .enum(DECK_STATES)
    .describe(
      "Only a deck that is `ready` can be attached. Pages of one that is `converting` come one by one.",
    ),
  stage: z.string().describe("What the conversion does at the moment: `opening`, `pages`; empty besides."),
  progress: z.int().describe("Percent."),
  page_count: z.int().nullable().describe("Null until the file was looked into."),
  failure: conversionFailure(FAILURE_CODES),
  presenter: z.string().nullable().describe("Whose deck it is: `host`, the id of a guest, or nobody's."),
  attachments: z
    .array(
      z.object({
        segment_id: z.string(),
        title: z.string().describe("Of the segment."),
        page: z.int().describe("With which page of the deck the segment opens."),
      }),
    )
    .describe("The segments of the run of show that show it, in their order."),
  created_at: instantOut(),
  updated_at: instantOut(),
};

export const PresentationSchema = z
  .object(presentation)
  .meta({ id: "Presentation", description: "A deck of slides of a show." });
export type PresentationWire = z.infer<typeof PresentationSchema>;

export const OpenedPresentationSchema = z
  .object({
    ...presentation,
    upload: uploadAddress(),
  })
  .meta({ id: "OpenedPresentation", description: "A presentation with the address that takes its file." });

const PageSchema = z.object({
  number: z.int().describe("From 1."),
  title: z.string(),
  text: z.string().describe("What is written on it."),
  notes: z.string().describe("What the speaker wrote beside it. A PDF has none."),
  width: z.int().describe("Of the picture, in pixels."),
  height: z.int(),
  image_url: z
    .string()
    .describe("Shows the page as WebP to whoever has this address, while the deck is there."),
  thumbnail_url: z.string().describe("The same, 320 pixels wide."),
});
export type PageWire = z.infer<typeof PageSchema>;

export const PresentationWithPagesSchema = z
  .object({
    ...presentation,
    pages: z.array(PageSchema).describe("Those that are there by now, in their order."),
  })
  .meta({ id: "PresentationWithPages", description: "A presentation and its pages." });

export const ShowParams = z.strictObject({ slug: slug() });
export const PresentationParams = z.strictObject({ slug: slug(), presentation_id: reference() });
export const ListPresentationsQuery = z.strictObject(listQuery(["created_at", "updated_at", "name"]));

export const CreatePresentationInput = z.strictObject({
  name: text(200).describe("What the file is called, such as `keynote.pptx`."),
  content_type: z
    .enum(DECK_TYPES)
    .describe("What cannot be converted here is refused (`unsupported`): see getPresentationCapabilities."),
  size_bytes: z
    .int()
    .min(1, "too_small")
    .max(MOST_DECK_BYTES, "too_large")
    .describe("Exactly so many bytes are taken; 50 MiB at most."),
});

export const CompletePresentationInput = z.strictObject({
  sha256: fileDigest(),
});

const pageNumber = () => z.int().min(1, "too_small").max(STAGE_LIMITS.pages, "too_large");

/** Of a segment on the way out: all of it is there. */
const segmentOut = {
  id: z.string(),
  title: z.string(),
  slide: PlanSegmentSchema.shape.slide.unwrap().describe("Which page of which deck it opens with."),
  notes: z.string(),
  duration_sec: z.int(),
};
const { slide: slideOut, notes: notesOut, duration_sec: durationOut } = segmentOut;

const undoOf = PlanSegmentSchema.pick({ slide: true, notes: true, duration_sec: true });

export const AttachPresentationInput = z.strictObject({
  segments: z
    .array(
      z.strictObject({
        segment_id: reference(),
        from_page: pageNumber().describe("The page that the segment opens with."),
        to_page: pageNumber()
          .optional()
          .describe(
            "The last one that is meant for it; not before the first (`too_small`). Without it, that page alone.",
          ),
      }),
    )
    .max(STAGE_LIMITS.scenes, "too_many")
    .optional()
    .describe(
      "All segments that are to show this deck, each once (`duplicate`); others show it no more. An empty list detaches it. Segments that the run of show does not have are refused (`not_found`), and pages that the deck does not have (`too_large`). Either this or `restore` is needed (`required`).",
    ),
  notes: z
    .enum(["keep", "append", "replace"])
    .default("keep")
    .describe(
      "What becomes of a segment's notes: the speaker notes of its pages can come behind them or in their place.",
    ),
  durations: z
    .enum(["keep", "from_notes", "even"])
    .default("keep")
    .describe(
      "How long the segments take: what the notes say in lines such as `2:30` or `Time: 3 min`, added up over the pages of each segment; or the time that they have together, spread evenly over their pages.",
    ),
  presenter: z
    .string()
    .max(200, "too_long")
    .nullable()
    .optional()
    .describe("Whose deck it is: `host`, the id of a guest of the show (`not_found`), or null for nobody's."),
  restore: z
    .array(z.strictObject({ segment_id: reference(), ...undoOf.shape }))
    .max(STAGE_LIMITS.scenes, "too_many")
    .optional()
    .describe(
      "`undo.restore` of an earlier answer, to take that call back; segments that are gone are refused (`not_found`). Nothing else is looked at then.",
    ),
});

export const AttachedPresentationSchema = z.object({
  presentation: PresentationSchema,
  segments: z.array(z.object(segmentOut)).describe("The segments that changed."),
  plan_version: z
    .int()
    .describe("The version of the run of show, which is what `expected_version` is compared with."),
  undo: z
    .object({
      restore: z.array(
        z.object({ segment_id: z.string(), slide: slideOut, notes: notesOut, duration_sec: durationOut }),
      ),
      expected_version: z.int().describe("The version that this call made."),
    })
    .describe("What this operation takes to put everything back, unless something changed since."),
});

export const TargetsSchema = z
  .object({
    people: z
      .array(
        z.object({
          id: z.string().describe("`host`, or the id of a guest."),
          name: z.string(),
          title: z.string(),
        }),
      )
      .describe("Whose deck it can be: the host and the roster."),
    segments: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          type: PlanSegmentSchema.shape.type,
          duration_sec: durationOut,
          assignee: z.string().nullable(),
          slide: slideOut,
        }),
      )
      .describe("The parts of the run of show, in order; `slide` is what each shows now."),
    plan_version: z.int().describe("Send it as `expected_version` to attach to what you have seen."),
  })
  .meta({ id: "PresentationTargets", description: "What a deck can be attached to." });

const INSTALLED = ["installed", "not_installed", "unknown"] as const;

export const CapabilitiesSchema = z
  .object({
    formats: z
      .array(
        z.object({
          content_type: z.enum(DECK_TYPES),
          extension: z.string(),
          available: z.boolean().describe("Whether such a file can be converted here just now."),
          reason: z.string().nullable().describe("Why not."),
        }),
      )
      .describe("What can be sent."),
    converters: z
      .object({
        libreoffice: z.enum(INSTALLED).describe("For PowerPoint files."),
        poppler: z.enum(INSTALLED).describe("For PDF. Without it a slower one is used that is always there."),
      })
      .describe("What the processes have that convert decks; unknown while none runs."),
    limits: z
      .object({
        file_bytes: z.int(),
        pages: z.int(),
        unpacked_bytes: z.int().describe("Of all that is packed in a PowerPoint file."),
        entries: z.int().describe("Files in it."),
        presentations: z.int().describe("Of one show."),
        upload_minutes: z.int(),
        image_pixels: z.int().describe("The longer side of a page's picture."),
      })
      .describe("The most that is taken."),
  })
  .meta({ id: "PresentationCapabilities", description: "What this installation can convert." });
