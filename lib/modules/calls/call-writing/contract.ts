import { TranscriptInput } from "@/lib/modules/calls/calls/schema";
import { contract, operation } from "@/lib/operation/operation";
import { call, email, fields, mentions, outline, rolledUp, tracking, twoCalls } from "./examples-schema";
import { RolledUpSchema, RollUpCallsInput, TrackedSchema, TrackMentionsInput } from "./many-calls-schema";
import {
  CallDraftSchema,
  CallFieldsSchema,
  DraftFollowupInput,
  DraftFromCallInput,
  FollowupSchema,
} from "./schema";

const shared = {
  prefix: "legacy",
  tag: "Sales calls",
  scope: "calls",
  effect: "write",
  asksModel: true,
  largeBody: true,
} as const;
const errors = ["not_ready"] as const;

export const callWritingContract = contract({
  extractFields: operation({
    ...shared,
    http: "POST /extract",
    summary: "Extract fields from a sales call",
    description:
      "Extracts contact, company, value, products, stage and next steps for your CRM, each with its source lines.",
    cost: { cents: 2, kind: "call_fields" },
    body: TranscriptInput,
    output: CallFieldsSchema,
    errors,
    examples: [{ summary: "A transcript", input: call, output: fields }],
  }),
  draftFollowup: operation({
    ...shared,
    http: "POST /followup",
    summary: "Draft a follow-up email after a call",
    description: "Says only what the call says. Nothing is sent.",
    cost: { cents: 1, kind: "call_writing" },
    body: DraftFollowupInput,
    output: FollowupSchema,
    errors,
    examples: [{ summary: "A friendly one", input: { ...call, tone: "friendly" }, output: email }],
  }),
  draftFromCall: operation({
    ...shared,
    http: "POST /draft",
    summary: "Draft an email or a proposal outline from a call",
    description: "A section about which nothing was said is marked as missing.",
    cost: { cents: 1, kind: "call_writing" },
    body: DraftFromCallInput,
    output: CallDraftSchema,
    errors,
    examples: [{ summary: "A proposal", input: { ...call, kind: "proposal" }, output: outline }],
  }),
  trackMentions: operation({
    ...shared,
    http: "POST /trackers",
    summary: "Track mentions of topics across calls",
    description:
      "Matches keywords in all their inflections and, in English, sentences with the same meaning.",
    cost: { cents: 1, kind: "call_trackers" },
    body: TrackMentionsInput,
    output: TrackedSchema,
    errors,
    examples: [{ summary: "Who talks about price", input: tracking, output: mentions }],
  }),
  rollUpCalls: operation({
    ...shared,
    http: "POST /rollup",
    summary: "Roll up a deal's calls",
    description: "Momentum, risk, what changed between calls, the next step, and who went quiet.",
    cost: { cents: 4, kind: "call_rollup" },
    body: RollUpCallsInput,
    output: RolledUpSchema,
    errors,
    examples: [{ summary: "Two calls", input: twoCalls, output: rolledUp }],
  }),
});
