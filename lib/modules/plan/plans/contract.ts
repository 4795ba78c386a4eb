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
      "Its segments in order with the time at which each begins, and the draft that waits beside it, if one was asked for. Its version is its own and not the event's.",
    versioned: true,
    output: PlanSchema,
    examples: [{ summary: "Of one show", input: ofShow, output: examplePlan }],
  }),
  replacePlan: operation({
    ...changes,
    http: "PUT /events/{slug}/plan",
    summary: "Create, edit or replace the run of show",
    description:
      "The whole of it takes the place of the old one. Send segments that stay with their `id`: what is assigned to them, and what people see of them in an open studio, goes by that. No two segments have the same `id` (`duplicate`). Assignees and slides are not checked here, so that a plan can be written before its people and decks are there: validatePlan looks at them. A show that is on air keeps the scenes that it went on air with.",
    versioned: true,
    body: PlanInputSchema,
    output: PlanSchema,
    examples: [
      {
        summary: "Two parts, the first of them new",
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
    summary: "Look for problems in the run of show",
    description:
      "Compares its times with the show's length, its assignees with the roster, its slides and polls with what is there. Each finding names the field and what would put it right. With `plan` it looks at that instead of what is stored; nothing is kept either way.",
    body: ValidatePlanInput,
    output: PlanReportSchema,
    examples: [
      {
        summary: "The stored one",
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
      "All at once or not at all, and one entry in the audit log. The answer has the call that puts the former order back.",
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
      "Takes the place of the one that it has. Prepared for the show: nobody can vote before the host opens it. Once the show is on air its scenes are the studio's: `open_poll` of runStudioCommand asks anything at any time.",
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
      "A job writes it from the show's brief, roster and length, for one build credit, which goes back when it fails. The run of show stays as it is: read getPlan for how far the draft is and for what taking it would change, then decidePlanDraft. A draft that is there already gives way to the new one. While one is being written another one is refused (`version_conflict`).",
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
    summary: "Take or discard the drafted run of show",
    description:
      "Taking it does what `draft.changes` of getPlan says: send the version that you read those with as `expected_version`. People whom its brief names are proposed for the roster. One that came as a table (importPlan) is put on top of what others changed meanwhile; to undo it, replacePlan takes what getPlan answered before. A draft that is not ready is refused (`version_conflict`).",
    versioned: true,
    body: DecideDraftInput,
    output: PlanSchema,
    examples: [
      {
        summary: "Put it in place",
        input: { ...ofShow, action: "take", draft_id: exampleDraft.id },
        output: examplePlan,
      },
    ],
  }),
});
