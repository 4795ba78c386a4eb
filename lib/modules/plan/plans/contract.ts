import { z } from "zod";
import { reference, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { PlanInputSchema } from "@/lib/stage";
import { exampleDraft, exampleFinding, examplePlan, examplePoll, exampleSegments } from "./examples-schema";
import {
  DecideDraftInput,
  GeneratePlanInput,
  PlanDraftSchema,
  PlanReportSchema,
  PlanSchema,
  ReorderAnswer,
  ReorderInput,
  SegmentPollAnswer,
  SegmentPollInput,
  ValidatePlanInput,
} from "./schema";

const params = z.strictObject({ slug: slug() });
const { welcome, talk } = exampleSegments;
const ofShow = { slug: examplePlan.event_slug };

const shared = { prefix: "v1", tag: "Run of show", params } as const;
const reads = { ...shared, scope: "events:read", effect: "read", errors: ["not_found"] } as const;
const changes = {
  ...shared,
  scope: "events:write",
  effect: "write",
  errors: ["not_found", "version_conflict", "client_inactive"],
} as const;

export const plansContract = contract({
  getPlan: operation({
    ...reads,
    http: "GET /events/{slug}/plan",
    summary: "Get the run of show",
    description:
      "Its segments in order with their start times, and the pending draft, if there is one. Its version is separate from the event's.",
    versioned: true,
    output: PlanSchema,
    examples: [{ summary: "One show's run of show", input: ofShow, output: examplePlan }],
  }),
  replacePlan: operation({
    ...changes,
    http: "PUT /events/{slug}/plan",
    summary: "Create, edit or replace the run of show",
    description:
      "Replaces the whole run of show. Send existing segments with their `id`: assignments, and open studios, depend on it. No two segments can have the same `id` (`duplicate`). Assignees and slides aren't checked here, so that you can write a plan before its people and decks exist; use validatePlan to check them. A live show keeps the scenes it went on air with.",
    versioned: true,
    body: PlanInputSchema,
    output: PlanSchema,
    examples: [
      {
        summary: "Two segments, the first one new",
        input: {
          ...ofShow,
          segments: [
            { title: "Welcome", type: "intro", duration_sec: 300, assignee: "host" },
            { id: talk.id, title: talk.title, type: talk.type, duration_sec: talk.duration_sec },
          ],
          ticker: ["What engines can compose"],
        },
        output: examplePlan,
      },
    ],
  }),
  validatePlan: operation({
    ...reads,
    http: "POST /events/{slug}/plan/validate",
    summary: "Validate the run of show",
    description:
      "Compares times with the show's length, assignees with its guests, and checks slides and polls. Each finding names a field and how to fix it. With `plan`, checks that plan instead of the saved one; nothing is saved either way.",
    body: ValidatePlanInput,
    output: PlanReportSchema,
    examples: [
      {
        summary: "The saved plan",
        input: ofShow,
        output: {
          valid: false,
          version: examplePlan.version,
          planned_sec: 3_600,
          total_sec: 4_500,
          findings: [exampleFinding],
        },
      },
    ],
  }),
  reorderSegments: operation({
    ...changes,
    http: "POST /events/{slug}/segments/reorder",
    summary: "Reorder all segments",
    description:
      "All or nothing, with one audit log entry. The response contains the call that restores the previous order.",
    versioned: true,
    mcp: { destructive: false },
    body: ReorderInput,
    output: ReorderAnswer,
    examples: [
      {
        summary: "The talk after the welcome",
        input: { ...ofShow, segment_ids: [welcome.id, talk.id] },
        output: {
          plan: examplePlan,
          undo: { segment_ids: [talk.id, welcome.id], expected_version: examplePlan.version },
        },
      },
    ],
  }),
  setSegmentPoll: operation({
    ...changes,
    http: "PUT /events/{slug}/segments/{segment_id}/poll",
    summary: "Set a segment's audience poll",
    description:
      "Replaces the segment's poll. It is prepared for the show: people can vote once the host opens it. Once the show is live, its scenes belong to the studio: use `open_poll` in runStudioCommand to ask anything at any time.",
    params: z.strictObject({ slug: slug(), segment_id: reference() }),
    body: SegmentPollInput,
    keyRequired: true,
    output: SegmentPollAnswer,
    examples: [
      {
        summary: "Ask what engines should compose",
        input: { ...ofShow, segment_id: talk.id, poll: examplePoll },
        output: { segment: { ...talk, poll: examplePoll }, version: examplePlan.version },
      },
    ],
  }),
  generatePlan: operation({
    ...changes,
    http: "POST /events/{slug}/plan/generate",
    summary: "Generate a draft of the run of show",
    description:
      "A job writes it from the show's brief, guests and length, for one build credit, refunded if it fails. The run of show doesn't change: call getPlan for the draft's progress and what accepting it would change, then decidePlanDraft. Replaces an existing draft. Refused while one is being written (`version_conflict`).",
    body: GeneratePlanInput,
    output: PlanDraftSchema,
    status: 202,
    cost: { credits: 1, kind: "plan" },
    errors: [...changes.errors, "cost_credit_exhausted"],
    examples: [{ summary: "From the show's brief", input: ofShow, output: exampleDraft }],
  }),
  decidePlanDraft: operation({
    ...changes,
    http: "POST /events/{slug}/plan/draft",
    summary: "Accept or discard the draft run of show",
    description:
      "Accepting it makes the changes in `draft.changes` of getPlan: send the version you read them with as `expected_version`. People named in its brief are proposed as guests. A draft from a table (importPlan) is merged with other people's changes; to undo it, send the previous getPlan result to replacePlan. A draft that isn't ready, or doesn't fit (`fits`), is refused (`version_conflict`).",
    versioned: true,
    body: DecideDraftInput,
    output: PlanSchema,
    examples: [
      {
        summary: "Accept it",
        input: { ...ofShow, action: "take", draft_id: exampleDraft.id },
        output: examplePlan,
      },
    ],
  }),
});
