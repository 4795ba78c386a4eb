import type { z } from "zod";
import type { AnalyzedCallWire } from "./analysis-schema";
import type { CorrectedCallSchema } from "./schema";

const stepId = "next_step_3f0c9a1b7d2e";
export const callId = "call_01k9call00000000000000000";

const quote = "I'll send you the proposal by Friday.";
const evidence = [{ line: 2, speaker: "Sarah Chen", start_sec: 12, quote }];
const missing = { state: "missing" as const, score: 0, evidence: [] };

export const sent = {
  title: "Discovery with Northwind",
  participants: [{ name: "Sarah Chen", company: "Brightboard", side: "ours" }],
  started_at: "2026-11-23T15:00:00.000Z",
  transcript: `Marcus Hale (0:08): What does it cost?\nSarah Chen (0:12): ${quote}`,
};

export const analyzed: AnalyzedCallWire = {
  call_id: callId,
  analyzed_by: "rules",
  language: "en",
  people: [{ name: "Sarah Chen", side: "ours", confidence: 1 }],
  summary: {
    short: `Sarah Chen: “${quote}”`,
    long: `Sarah Chen: “${quote}”`,
    by_topic: [],
    evidence: { short: evidence, long: [] },
  },
  outcome: { kind: "offered", text: "Next steps were offered.", evidence },
  sentiment: { overall: 0, by_side: { ours: 0, customer: null }, over_time: [] },
  talk_ratio: null,
  longest_monologue: null,
  interactivity: null,
  patience: null,
  questions: [],
  topics: [],
  objections: [],
  qualification: {
    metrics: missing,
    economic_buyer: missing,
    decision_criteria: missing,
    decision_process: missing,
    paper_process: missing,
    identified_pain: missing,
    champion: missing,
    competition: missing,
  },
  qualification_score: 0,
  pricing: [],
  numbers: [],
  competitors: [],
  dates: [],
  risks: [],
  next_steps: [
    {
      ...{ id: stepId, corrected: false, what: "send you the proposal" },
      ...{ owner: "Sarah Chen", due: "2026-11-27", agreed: false, evidence },
    },
  ],
  coaching: [],
  not_found: ["No objections."],
};

export const stored = {
  call_id: callId,
  version: 1,
  title: sent.title,
  source: "given" as const,
  event_slug: null,
  started_at: sent.started_at,
  timezone: null,
  language: "en",
  speakers: ["Marcus Hale", "Sarah Chen"],
  participants: [{ name: "Sarah Chen", role: null, company: "Brightboard", side: "ours" as const }],
  outcome: "offered" as const,
  talk_ratio: null,
  lines: 2,
  duration_sec: 4,
  keep_until: null,
  analyzed_at: "2026-11-23T15:40:00.000Z",
  created_at: "2026-11-23T15:40:00.000Z",
  updated_at: "2026-11-23T15:40:00.000Z",
};

const none = {
  title: null,
  started_at: null,
  timezone: null,
  participants: null,
  outcome: null,
  scores: {},
  facts: [],
};

export const change = { call_id: callId, speakers: [{ name: "Marcus Hale", rename: "Marcus Hill" }] };

export const corrected: z.infer<typeof CorrectedCallSchema> = {
  call: { ...stored, version: 2, speakers: ["Marcus Hill", "Sarah Chen"] },
  analysis: null,
  corrections: { ...none, speakers: [{ label: "Marcus Hale", name: "Marcus Hill" }], sides: [] },
};

/** The customer sends the proposal, in truth. */
export const factChange = { call_id: callId, facts: [{ id: stepId, set: { owner: "Marcus Hale" } }] };

const [step] = analyzed.next_steps;

export const factCorrected: z.infer<typeof CorrectedCallSchema> = {
  call: { ...stored, version: 2 },
  analysis: {
    ...analyzed,
    next_steps: step ? [{ ...step, owner: "Marcus Hale", corrected: true }] : [],
  },
  corrections: {
    ...{ ...none, speakers: [], sides: [] },
    facts: [
      {
        ...{ id: stepId, kind: "next_step", line: 2, quote, text: "send you the proposal" },
        ...{ removed: false, set: { owner: "Marcus Hale" } },
      },
    ],
  },
};

export const detail = { ...corrected, transcript: [] };
