import { contract, operation } from "@/lib/operation/operation";
import { ClipSchema, jobShapes, ManageShortJobInput, RenderShortInput } from "./clips/clip-schema";
import {
  archive,
  cancelClip,
  ofShow,
  promptClip,
  promptedClip,
  queuedClip,
  renderClip,
  shorts,
} from "./examples-schema";
import {
  AnalyzeShortsInput,
  ClipSegmentSchema,
  ListShortsQuery,
  ManageSegmentInput,
  PromptedShortSchema,
  PromptShortInput,
  ShortsParams,
  ShortsSchema,
  segmentShapes,
} from "./schema";

/** What is paid for, as the ledger names it. */
export const ANALYSIS = "clip_analysis";
export const CLIP = "clip_render";
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
      "Moments that analyzeShorts found and the crew chose, with the reasons for each score. Edits of the recording move the times, and set them to null for a segment that they cut.",
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
    description: `Ranks what was said by its words and by what the audience did then: reactions, chat, questions, votes, clicks, and who stayed. Costs ${ANALYSIS_CREDITS} build credits, and nothing if this version of the transcript was analyzed before. \`auto_render\` costs ${CLIP_CREDITS} for each clip, all reserved first. Refused with \`status: live\` while the show is on air, and without a transcript (\`not_found\`). An upload that has none is transcribed first, for free (\`pending\`), and analyzed automatically.`,
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: AnalyzeShortsInput,
    output: ShortsSchema,
    cost: { credits: ANALYSIS_CREDITS, kind: ANALYSIS },
    errors: ["not_found", "not_ready", "version_conflict", "cost_credit_exhausted"],
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
    errors: ["not_found", "slot_limit_reached"],
    examples: [{ summary: "Hide one", input: archive }],
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
    cost: { credits: CLIP_CREDITS, kind: CLIP },
    errors: ["not_found", "version_conflict", "slot_limit_reached", "cost_credit_exhausted"],
    examples: [{ summary: "As a vertical video", input: renderClip, output: queuedClip }],
  }),
  promptShort: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/prompt",
    summary: "Make a clip from one sentence",
    description: `Finds what is asked for, in English, German, French or Spanish. ${CLIP_CREDITS} build credits, ${ANALYSIS_CREDITS} more if analyzeShorts hasn't run. Refused like renderShort.`,
    scope: "content:write",
    effect: "write",
    asksModel: true,
    keyRequired: true,
    body: PromptShortInput,
    output: PromptedShortSchema,
    cost: { credits: CLIP_CREDITS, kind: CLIP },
    errors: ["not_found", "version_conflict", "slot_limit_reached", "cost_credit_exhausted"],
    examples: [{ summary: "Who, about what, how", input: promptClip, output: promptedClip }],
  }),
  manageShortJob: operation({
    ...shared,
    http: "POST /events/{slug}/shorts/jobs",
    summary: "Cancel or create a clip",
    description: `Cancelling a queued one gives back its price and slot; later it's refused with its \`status\`. \`create\` is renderShort: ${CLIP_CREDITS} build credits.`,
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: ManageShortJobInput,
    shapes: jobShapes,
    output: ClipSchema,
    cost: {
      credits: CLIP_CREDITS,
      kind: CLIP,
      when: (input: { action: string }) => input.action === "create",
    },
    errors: ["not_found", "version_conflict", "slot_limit_reached", "cost_credit_exhausted"],
    examples: [{ summary: "Before it has begun", input: cancelClip }],
  }),
});
