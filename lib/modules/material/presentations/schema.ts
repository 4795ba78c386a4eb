import { z } from "zod";
import { conversionFailure, fileDigest, uploadAddress } from "@/lib/modules/material/uploads/schema";
import { instantOut, listQuery, reference, slug, text } from "@/lib/operation/fields";
import { PlanSegmentSchema, STAGE_LIMITS } from "@/lib/stage";
import { FAILURE_CODES } from "./failures-schema";

export const PDF = "application/pdf";
export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
export const DECK_TYPES = [PPTX, PDF] as const;
export const MAX_DECK_BYTES = 50 * 1024 * 1024;
export const MAX_DECKS = 50;

export const DECK_STATES = ["awaiting_upload", "uploaded", "converting", "ready", "failed"] as const;

const presentation = {
  id: z.string().describe("Identifies the presentation in other calls."),
  event_slug: z.string(),
  name: z.string().describe("The file name."),
  content_type: z.enum(DECK_TYPES),
  size_bytes: z.int().describe("The uploaded file's size."),
  state: z
    .enum(DECK_STATES)
    .describe(
      "Only a `ready` deck can be attached. While it is `converting`, pages become available one by one.",
    ),
  stage: z.string().describe("The conversion's current step: `opening`, `pages`; otherwise empty."),
  progress: z.int().describe("In percent."),
  page_count: z.int().nullable().describe("Null until the file has been opened."),
  failure: conversionFailure(FAILURE_CODES),
  presenter: z.string().nullable().describe("The deck's owner: `host`, a guest's id, or null."),
  attachments: z
    .array(
      z.object({
        segment_id: z.string(),
        title: z.string().describe("The segment's title."),
        page: z.int().describe("The page the segment opens with."),
      }),
    )
    .describe("The segments that show it, in order."),
  created_at: instantOut(),
  updated_at: instantOut(),
};

export const PresentationSchema = z
  .object(presentation)
  .meta({ id: "Presentation", description: "A show's slide deck." });
export type PresentationWire = z.infer<typeof PresentationSchema>;

export const OpenedPresentationSchema = z
  .object({
    ...presentation,
    upload: uploadAddress(),
  })
  .meta({ id: "OpenedPresentation", description: "A presentation with its upload URL." });

const PageSchema = z.object({
  number: z.int().describe("From 1."),
  title: z.string(),
  text: z.string().describe("The page's text."),
  notes: z.string().describe("The speaker notes. PDFs have none."),
  width: z.int().describe("The image's size in pixels."),
  height: z.int(),
  image_url: z
    .string()
    .describe("The page as WebP. Anyone with this URL can see it until the deck is deleted."),
  thumbnail_url: z.string().describe("The same, 320 pixels wide."),
});
export type PageWire = z.infer<typeof PageSchema>;

export const PresentationWithPagesSchema = z
  .object({
    ...presentation,
    pages: z.array(PageSchema).describe("The pages available so far, in order."),
  })
  .meta({ id: "PresentationWithPages", description: "A presentation and its pages." });

export const ShowParams = z.strictObject({ slug: slug() });
export const PresentationParams = z.strictObject({ slug: slug(), presentation_id: reference() });
export const ListPresentationsQuery = z.strictObject(listQuery(["created_at", "updated_at", "name"]));

export const CreatePresentationInput = z.strictObject({
  name: text(200).describe("The file name, such as `keynote.pptx`."),
  content_type: z
    .enum(DECK_TYPES)
    .describe("Unsupported formats are refused (`unsupported`): see getPresentationCapabilities."),
  size_bytes: z
    .int()
    .min(1, "too_small")
    .max(MAX_DECK_BYTES, "too_large")
    .describe("The exact file size in bytes; up to 50 MiB."),
});

export const CompletePresentationInput = z.strictObject({
  sha256: fileDigest(),
});

const pageNumber = () => z.int().min(1, "too_small").max(STAGE_LIMITS.pages, "too_large");

/** A segment in responses, with all fields present. */
const segmentOut = {
  id: z.string(),
  title: z.string(),
  slide: PlanSegmentSchema.shape.slide.unwrap().describe("The deck and page it opens with."),
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
        from_page: pageNumber().describe("The page the segment opens with."),
        to_page: pageNumber()
          .optional()
          .describe(
            "The last page for this segment; not before the first (`too_small`). Default: only that page.",
          ),
      }),
    )
    .max(STAGE_LIMITS.scenes, "too_many")
    .optional()
    .describe(
      "All segments that should show this deck, each once (`duplicate`); all others stop showing it. An empty list detaches it. Segments that don't exist are refused (`not_found`), and so are pages the deck doesn't have (`too_large`). Either this or `restore` is required (`required`).",
    ),
  notes: z
    .enum(["keep", "append", "replace"])
    .default("keep")
    .describe(
      "What happens to a segment's notes: append its pages' speaker notes, or replace the notes with them.",
    ),
  durations: z
    .enum(["keep", "from_notes", "even"])
    .default("keep")
    .describe(
      "How long the segments take: as the notes say in lines such as `2:30` or `Time: 3 min`, added up over each segment's pages; or their current total time, spread evenly over their pages.",
    ),
  presenter: z
    .string()
    .max(200, "too_long")
    .nullable()
    .optional()
    .describe("The deck's owner: `host`, a guest's id (`not_found`), or null for no one."),
  restore: z
    .array(z.strictObject({ segment_id: reference(), ...undoOf.shape }))
    .max(STAGE_LIMITS.scenes, "too_many")
    .optional()
    .describe(
      "`undo.restore` from an earlier response, to undo that call; segments that no longer exist are refused (`not_found`). All other fields are ignored.",
    ),
});

export const AttachedPresentationSchema = z.object({
  presentation: PresentationSchema,
  segments: z.array(z.object(segmentOut)).describe("The segments that changed."),
  plan_version: z.int().describe("The run of show's version, compared with `expected_version`."),
  undo: z
    .object({
      restore: z.array(
        z.object({ segment_id: z.string(), slide: slideOut, notes: notesOut, duration_sec: durationOut }),
      ),
      expected_version: z.int().describe("The version created by this call."),
    })
    .describe("The arguments that restore everything, unless something has changed since."),
});

export const TargetsSchema = z
  .object({
    people: z
      .array(
        z.object({
          id: z.string().describe("`host`, or a guest's id."),
          name: z.string(),
          title: z.string(),
        }),
      )
      .describe("Possible owners of the deck: the host and guests."),
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
      .describe("The segments, in order; `slide` is what each one shows now."),
    plan_version: z
      .int()
      .describe("Send it as `expected_version` to avoid overwriting other people's changes."),
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
          available: z.boolean().describe("Whether this format can be converted right now."),
          reason: z.string().nullable().describe("Why not."),
        }),
      )
      .describe("The supported formats."),
    converters: z
      .object({
        libreoffice: z.enum(INSTALLED).describe("For PowerPoint files."),
        poppler: z.enum(INSTALLED).describe("For PDF. Without it, a slower built-in converter is used."),
      })
      .describe("The converters installed for the media workers; unknown while none is running."),
    limits: z
      .object({
        file_bytes: z.int(),
        pages: z.int(),
        unpacked_bytes: z.int().describe("Maximum unpacked size of a PowerPoint file."),
        entries: z.int().describe("Maximum number of files in it."),
        presentations: z.int().describe("Per show."),
        upload_minutes: z.int(),
        image_pixels: z.int().describe("The longer side of a page's image."),
      })
      .describe("The limits."),
  })
  .meta({ id: "PresentationCapabilities", description: "What this installation can convert." });
