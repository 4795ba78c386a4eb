import type { z } from "zod";
import type { AnalyzedCallWire } from "./analysis-schema";
import type { CorrectedCallSchema } from "./schema";

const stepId = "next_step_be3cac19eba2";
export const callId = "call_01k9call00000000000000000";

const PRICE = "It's $480 a month.";
const PROMISE = "I'll send you the proposal by Friday.";
const STEP = "send you the proposal by Friday";

export const sent = {
  title: "Discovery with Northwind",
  participants: [{ name: "Sarah Chen", company: "Brightboard", side: "ours" }],
  started_at: "2026-11-23T15:00:00.000Z",
  transcript: `Marcus Hale (0:08): What does it cost?\nSarah Chen (0:12): ${PRICE} ${PROMISE}`,
};

const said = (quote: string) => ({ line: 2, speaker: "Sarah Chen", start_sec: 12, quote });
const promised = [said(PROMISE)];
const missing = { state: "missing" as const, score: 0, evidence: [] };
const price = {
  ...{ id: "number_6c7e1a939015", corrected: false, added: false },
  ...{ kind: "price" as const, amount: "480", currency: "USD", of: "a month", speaker: "Sarah Chen" },
  evidence: [said(PRICE)],
};
const bySide = { ours: 0.733, customer: 0.267, unsure: 0 };

/** What `analyzeCall()` returns for `sent`, with the customer's name. */
function analysisWith(customer: string): AnalyzedCallWire {
  const asked = [{ line: 1, speaker: customer, start_sec: 8, quote: "What does it cost?" }];
  const summary = `${customer}: “What does it cost?” Sarah Chen: “${PRICE}” Sarah Chen: “${PROMISE}” Next step: Sarah Chen – ${STEP} (2026-11-27).`;
  const sources = [...asked, said(PRICE), ...promised];
  const topic = "Price and budget: cost, proposal";
  return {
    call_id: callId,
    analyzed_by: "rules",
    language: "en",
    people: [
      { name: customer, side: "customer", confidence: 0.8 },
      { name: "Sarah Chen", side: "ours", confidence: 1 },
    ],
    summary: {
      short: summary,
      long: summary,
      by_topic: [
        {
          topic,
          text: `Sarah Chen: “${PRICE}” Sarah Chen: “${PROMISE}”`,
          evidence: [said(PRICE), ...promised],
        },
      ],
      evidence: { short: sources, long: sources },
    },
    outcome: { kind: "agreed", text: "A next step was agreed.", evidence: promised },
    sentiment: { overall: 0, by_side: { ours: 0, customer: 0 }, over_time: [] },
    talk_ratio: {
      by_person: [
        { name: customer, share: 0.267 },
        { name: "Sarah Chen", share: 0.733 },
      ],
      by_side: bySide,
    },
    longest_monologue: {
      speaker: "Sarah Chen",
      from_line: 2,
      to_line: 2,
      words: 11,
      seconds: null,
      evidence: [said(PRICE)],
    },
    interactivity: { turns: 2, per_minute: 30 },
    patience: null,
    questions: [
      {
        ...{ id: "question_6843a102ee9c", corrected: false, added: false, text: "What does it cost?" },
        ...{ asked_by: customer, answered: true, evidence: asked },
      },
    ],
    topics: [{ name: topic, from_line: 1, to_line: 2, start_sec: 8, evidence: asked }],
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
    pricing: [price],
    numbers: [price],
    competitors: [],
    dates: [
      {
        id: "date_7f7ea39fac22",
        corrected: false,
        added: false,
        text: "Friday",
        date: "2026-11-27",
        evidence: promised,
      },
    ],
    risks: [],
    next_steps: [
      {
        ...{ id: stepId, corrected: false, added: false, what: STEP },
        ...{ owner: "Sarah Chen", due: "2026-11-27", agreed: true, evidence: promised },
      },
    ],
    coaching: [
      {
        kind: "good_next_step",
        seen: "This next step has an owner and a date.",
        why: "Deals move on when both sides know who does what by when.",
        try: "Repeat it in your follow-up email.",
        evidence: promised,
      },
    ],
    not_found: ["No objections.", "No competitors."],
  };
}

export const analyzed = analysisWith("Marcus Hale");

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
  outcome: "agreed" as const,
  talk_ratio: bySide,
  lines: 2,
  duration_sec: 4,
  keep_until: null,
  analyzed_at: "2026-11-23T15:40:00.000Z",
  created_at: "2026-11-23T15:40:00.000Z",
  updated_at: "2026-11-23T15:40:00.000Z",
};

const none = {
  ...{ title: null, started_at: null, timezone: null, participants: null },
  ...{ outcome: null, summary: { short: null, long: null }, scores: {}, facts: [] },
};

export const change = { call_id: callId, speakers: [{ name: "Marcus Hale", rename: "Marcus Hill" }] };

export const corrected: z.infer<typeof CorrectedCallSchema> = {
  call: { ...stored, version: 2, speakers: ["Marcus Hill", "Sarah Chen"] },
  analysis: analysisWith("Marcus Hill"),
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
        ...{ id: stepId, kind: "next_step", line: 2, quote: PROMISE, text: STEP },
        ...{ removed: false, added: false, set: { owner: "Marcus Hale" } },
      },
    ],
  },
};

export const detail = {
  ...corrected,
  transcript: [
    { line: 1, speaker: "Marcus Hill", text: "What does it cost?", start_sec: 8, end_sec: null },
    { line: 2, speaker: "Sarah Chen", text: `${PRICE} ${PROMISE}`, start_sec: 12, end_sec: null },
  ],
};
