import { contract, operation } from "@/lib/operation/operation";
import { archive, archived, ofShow, shorts } from "./examples-schema";
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
});
