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
    examples: [{ summary: "The newest first", input: ofShow, output: [ready] }],
  }),
  createPresentation: operation({
    ...changes,
    http: "POST /events/{slug}/presentations",
    summary: "Create an upload for a presentation",
    description:
      "Answers with an address that takes the file, a PowerPoint presentation or a PDF of at most 50 MiB, for an hour. Send it there, then call completePresentation. getPresentationCapabilities says what can be converted here.",
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
    summary: "Say which formats of presentations work here",
    description:
      "What converts them is installed or not, as the processes say that do it; and what is taken at most.",
    params: ShowParams,
    output: CapabilitiesSchema,
    examples: [
      { summary: "Where both converters are installed", input: ofShow, output: exampleCapabilities },
    ],
  }),
  listPresentationTargets: operation({
    ...reads,
    http: "GET /events/{slug}/presentations/targets",
    summary: "List what a presentation can be attached to",
    description: "The host and the roster, whose deck it can be, and the segments that can show it.",
    params: ShowParams,
    output: TargetsSchema,
    examples: [
      {
        summary: "Of a show with one talk",
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
      "How far its conversion is, the pages that are there by now with their words and notes, and which segments show it.",
    versioned: true,
    params: PresentationParams,
    output: PresentationWithPagesSchema,
    examples: [
      { summary: "One that is ready", input: ofPresentation, output: { ...ready, pages: [examplePage] } },
    ],
  }),
  completePresentation: operation({
    ...changes,
    http: "POST /events/{slug}/presentations/{presentation_id}/complete",
    summary: "Complete a presentation's upload",
    description:
      "Checks that what arrived is what you sent, and has it converted: read getPresentation for how far that is, or wait for the webhooks `presentation.ready` and `presentation.failed`. What is no presentation by its bytes is refused as `presentation_id`: `unsupported`.",
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
      "All of it or nothing, as one change of the run of show; nothing is put on the stage, and nobody is told. `expected_version` is that of the run of show. The answer has the call that takes it back. A show that is on air keeps the scenes that it went on air with: there `set_slide` of runStudioCommand opens any page.",
    versioned: true,
    mcp: { destructive: false },
    params: PresentationParams,
    body: AttachPresentationInput,
    output: AttachedPresentationSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "To nothing any more",
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
    summary: "Delete a presentation that nothing shows",
    description:
      "While a segment or the stage shows it, it is refused with `version_conflict` and `status: attached`. An upload or a conversion that is under way ends with it. Its files go, and their space is free again, within some two hours.",
    params: PresentationParams,
    versioned: true,
    output: PresentationSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "By id", input: ofPresentation, output: ready }],
  }),
});
