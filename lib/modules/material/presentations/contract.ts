import { contract, list, operation } from "@/lib/operation/operation";
import {
  awaiting,
  exampleCapabilities,
  examplePage,
  exampleUpload,
  ofPresentation,
  ofShow,
  ready,
  segmentId,
} from "./examples-schema";
import {
  AttachedPresentationSchema,
  AttachPresentationInput,
  CapabilitiesSchema,
  CompletePresentationInput,
  CreatePresentationInput,
  ListPresentationsQuery,
  OpenedPresentationSchema,
  PresentationParams,
  PresentationSchema,
  PresentationWithPagesSchema,
  ShowParams,
  TargetsSchema,
} from "./schema";

const shared = { prefix: "v1", tag: "Presentations" } as const;
const reads = { ...shared, scope: "assets:read", effect: "read", errors: ["not_found"] } as const;
const changes = { ...shared, scope: "assets:write", effect: "write" } as const;

export const presentationsContract = contract({
  listPresentations: operation({
    ...reads,
    http: "GET /events/{slug}/presentations",
    summary: "List a show's presentations",
    params: ShowParams,
    query: ListPresentationsQuery,
    output: list(PresentationSchema),
    examples: [{ summary: "Newest first", input: ofShow, output: [ready] }],
  }),
  createPresentation: operation({
    ...changes,
    http: "POST /events/{slug}/presentations",
    summary: "Create an upload for a presentation",
    description:
      "Returns a URL that accepts the file, a PowerPoint presentation or a PDF of up to 50 MiB, for an hour. Send the file there, then call completePresentation. getPresentationCapabilities lists the supported formats.",
    params: ShowParams,
    body: CreatePresentationInput,
    output: OpenedPresentationSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached", "storage_full"],
    examples: [
      {
        summary: "A PDF",
        input: { ...ofShow, name: awaiting.name, content_type: awaiting.content_type, size_bytes: 2_481_113 },
        output: { ...awaiting, upload: exampleUpload },
      },
    ],
  }),
  getPresentationCapabilities: operation({
    ...reads,
    http: "GET /events/{slug}/presentations/capabilities",
    summary: "Check which presentation formats are supported",
    description:
      "Which converters are installed, as reported by the processes that use them, and the size limits.",
    params: ShowParams,
    output: CapabilitiesSchema,
    examples: [{ summary: "Both converters installed", input: ofShow, output: exampleCapabilities }],
  }),
  listPresentationTargets: operation({
    ...reads,
    http: "GET /events/{slug}/presentations/targets",
    summary: "List what a presentation can be attached to",
    description: "The host and guests, who can own the deck, and the segments that can show it.",
    params: ShowParams,
    output: TargetsSchema,
    examples: [
      {
        summary: "A show with one talk",
        input: ofShow,
        output: {
          people: [{ id: "host", name: "Ada Lovelace", title: "Countess" }],
          segments: [
            {
              id: segmentId,
              title: "What engines can compose",
              type: "talk",
              duration_sec: 1_800,
              assignee: "host",
              slide: null,
            },
          ],
          plan_version: 4,
        },
      },
    ],
  }),
  getPresentation: operation({
    ...reads,
    http: "GET /events/{slug}/presentations/{presentation_id}",
    summary: "Get a presentation with its pages",
    description:
      "Its conversion progress, the pages available so far with their text and notes, and the segments that show it.",
    versioned: true,
    params: PresentationParams,
    output: PresentationWithPagesSchema,
    examples: [
      { summary: "A ready deck", input: ofPresentation, output: { ...ready, pages: [examplePage] } },
    ],
  }),
  completePresentation: operation({
    ...changes,
    http: "POST /events/{slug}/presentations/{presentation_id}/complete",
    summary: "Complete a presentation's upload",
    description:
      "Verifies that the upload arrived intact and starts the conversion: poll getPresentation, or wait for the webhooks `presentation.ready` and `presentation.failed`. A file that isn't a presentation is refused as `presentation_id`: `unsupported`.",
    params: PresentationParams,
    body: CompletePresentationInput,
    output: PresentationSchema,
    status: 202,
    versioned: true,
    errors: ["not_found", "version_conflict", "storage_full"],
    examples: [
      {
        summary: "With its digest",
        input: {
          ...ofPresentation,
          sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        },
        output: { ...awaiting, state: "uploaded" },
      },
    ],
  }),
  attachPresentation: operation({
    ...changes,
    http: "POST /events/{slug}/presentations/{presentation_id}/attach",
    summary: "Attach a presentation to segments",
    description:
      "All or nothing, as one change to the run of show; the stage doesn't change, and no one is notified. `expected_version` is the run of show's version. The response contains the call that undoes it. A live show keeps the scenes it went on air with: use `set_slide` in runStudioCommand to open any page.",
    versioned: true,
    mcp: { destructive: false },
    params: PresentationParams,
    body: AttachPresentationInput,
    output: AttachedPresentationSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "Detach",
        input: { ...ofPresentation, segments: [] },
        output: {
          presentation: ready,
          segments: [],
          plan_version: 6,
          undo: { restore: [], expected_version: 6 },
        },
      },
    ],
  }),
  deletePresentation: operation({
    ...changes,
    http: "DELETE /events/{slug}/presentations/{presentation_id}",
    summary: "Delete an unused presentation",
    description:
      "Refused with `version_conflict` and `status: attached` while a segment or the stage shows it. Cancels an upload or conversion in progress. Its storage is freed within about two hours.",
    params: PresentationParams,
    versioned: true,
    output: PresentationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "By id", input: ofPresentation, output: ready }],
  }),
});
