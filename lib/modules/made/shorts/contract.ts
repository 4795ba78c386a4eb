import { contract, operation } from "@/lib/operation/operation";
import { ClipSchema, ManageShortJobInput, RenderShortInput } from "./clips/clip-schema";
import {
  archive,
  archived,
  cancelClip,
  cancelledClip,
  ofShow,
  queuedClip,
  renderClip,
  shorts,
} from "./examples-schema";
import {
  AnalyzeShortsInput,
  ClipSegmentSchema,
  ListShortsQuery,
  ManageSegmentInput,
  ShortsParams,
  ShortsSchema,
  segmentShapes,
} from "./schema";

/** Build credits for finding moments in a transcript for the first time. */
export const ANALYSIS_CREDITS = 8;
/** Build credits for rendering a clip. */
export const CLIP_CREDITS = 10;

const shared = { prefix: "both", tag: "Clips", params: ShortsParams } as const;

export const shortsContract = contract({
  listShorts: operation({
    ...shared,
    http: "GET /events/{slug}/shorts",
    summary: "List a recording's segments for clips",
    description:
      "What analyzeShorts found and the crew chose, with the reasons for each score. Edits of the recording move the times, and set them to null for a segment that they cut.",
    scope: "recordings:read",
    effect: "read",
    query: ListShortsQuery,
    output: ShortsSchema,
    errors: ["not_found"],
    examples: [{ summary: "Of the latest recording", input: ofShow, output: shorts }],
  }),
  analyzeShorts: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/analyze",
    summary: "Find a recording's best segments for clips",
    description: `Ranks what was said by its words and by what the audience did then: reactions, chat, questions, votes, clicks, and who stayed. Moments begin and end with a sentence and hardly overlap. Costs ${ANALYSIS_CREDITS} build credits, and nothing if this version of the transcript was analyzed before. Refused with \`status: live\` while the show is on air, and without a transcript (\`not_found\`).`,
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: AnalyzeShortsInput,
    output: ShortsSchema,
    cost: { credits: ANALYSIS_CREDITS, kind: "clip_analysis" },
    errors: ["not_found", "version_conflict", "cost_credit_exhausted"],
    examples: [{ summary: "In the latest recording", input: ofShow, output: shorts }],
  }),
  manageShortSegment: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/segments",
    summary: "Archive, note or add a segment for a clip",
    description:
      "Segments that don't exist are refused (`not_found`), and so are times outside the program (`too_large`), in the wrong order (`too_small`), or in a break or in two parts of the show (`invalid`).",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: ManageSegmentInput,
    shapes: segmentShapes,
    output: ClipSegmentSchema,
    errors: ["not_found"],
    examples: [{ summary: "Hide one", input: archive, output: archived }],
  }),
  renderShort: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/render",
    summary: "Render a clip",
    description: `Of a segment, or of times, which become one if they overlap none by 80%. ${CLIP_CREDITS} build credits; one that fails gives them back. A segment's first clip takes a slot (\`slot_limit_reached\`), another look doesn't. listShorts says when it's ready. Refused with the recording's \`status\` until that is.`,
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: RenderShortInput,
    output: ClipSchema,
    cost: { credits: CLIP_CREDITS, kind: "clip_render" },
    errors: ["not_found", "version_conflict", "slot_limit_reached", "cost_credit_exhausted"],
    examples: [{ summary: "As a vertical video", input: renderClip, output: queuedClip }],
  }),
  manageShortJob: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/jobs",
    summary: "Cancel a clip",
    description:
      "While it's queued; gives back its price and slot. Refused with its `status` once it has begun.",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: ManageShortJobInput,
    output: ClipSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "Before it has begun", input: cancelClip, output: cancelledClip }],
  }),
});
