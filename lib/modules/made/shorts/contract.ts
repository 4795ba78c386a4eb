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
      "Lists segments: moments that analyzeShorts found or the crew added, with the reasons for each score. If you edit the recording, their times are adjusted; a segment that an edit cuts into has null times.",
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
    description: `Ranks the parts of a recording by what was said and how the audience reacted: reactions, chat, questions, votes, clicks, and who stayed. Costs ${ANALYSIS_CREDITS} build credits, or nothing if this version of the transcript has already been analyzed. \`auto_render\` costs ${CLIP_CREDITS} more per clip; the total is reserved up front. Refused with \`status: live\` while the show is on air, and with \`not_found\` if there is no transcript. An upload without a transcript is transcribed first, for free (\`pending\`), and then analyzed automatically.`,
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
    description: `Renders a clip from a segment, or from start and end times. Times that don't overlap an existing segment by at least 80% create a new one. Costs ${CLIP_CREDITS} build credits, refunded if rendering fails. A segment's first clip takes a slot (\`slot_limit_reached\`); rendering it again in another look doesn't. Follow the progress with listShorts. Refused with the recording's \`status\` until the recording is ready.`,
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
    description: `Finds the part of the recording that the sentence describes and queues a clip of it. Understands English, German, French and Spanish. Costs ${CLIP_CREDITS} build credits, and ${ANALYSIS_CREDITS} more if the recording hasn't been analyzed. With \`dry_run\`, shows how the sentence was understood, for free. Refused in the same cases as renderShort.`,
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
    description: `Cancels a queued clip and refunds its price and slot; once rendering has started, it's refused with the clip's \`status\`. \`create\` does the same as renderShort and costs ${CLIP_CREDITS} build credits.`,
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
      condition: "when a clip is created",
    },
    errors: ["not_found", "version_conflict", "slot_limit_reached", "cost_credit_exhausted"],
    examples: [{ summary: "Before it has begun", input: cancelClip }],
  }),
});
