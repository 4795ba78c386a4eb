import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import type { Analysis } from "./call-words";

const QUOTE = "I'll send you the proposal by Friday.";
const sent = [{ line: 2, speaker: "Sarah Chen", start_sec: 12, quote: QUOTE }];
const asked = [{ line: 1, speaker: "Speaker 1", start_sec: 8, quote: "What does it cost?" }];
const missing = { state: "missing" as const, score: 0, evidence: [] };

const fact = (id: string) => ({ id, corrected: false, added: false });
const price = {
  ...{
    ...fact("number"),
    kind: "price" as const,
    amount: "4900",
    currency: "EUR",
    of: null,
    speaker: "Sarah Chen",
  },
  evidence: sent,
};

export const EXAMPLE_ANALYSIS: Analysis = {
  ...{ call_id: "crm/4711", analyzed_by: "rules" as const, language: "en" },
  people: [
    { name: "Speaker 1", side: "customer", confidence: 0.8 },
    { name: "Sarah Chen", side: "ours", confidence: 1 },
  ],
  summary: {
    ...{ short: `Sarah Chen: “${QUOTE}”`, long: `Sarah Chen: “${QUOTE}”`, by_topic: [] },
    evidence: { short: sent, long: [] },
  },
  outcome: { kind: "offered", text: "A next step was offered but not agreed.", evidence: sent },
  sentiment: { overall: 0, by_side: { ours: 0, customer: null }, over_time: [] },
  talk_ratio: {
    by_person: [
      { name: "Speaker 1", share: 0.36 },
      { name: "Sarah Chen", share: 0.64 },
    ],
    by_side: { ours: 0.64, customer: 0.36, unsure: 0 },
  },
  ...{ longest_monologue: null, interactivity: null, patience: null, topics: [] },
  dates: [{ ...fact("date"), text: "by Friday", date: "2026-11-27", evidence: sent }],
  questions: [
    {
      ...fact("question"),
      text: "What does it cost?",
      asked_by: "Speaker 1",
      answered: false,
      evidence: asked,
    },
  ],
  objections: [
    {
      ...fact("objection"),
      kind: "price",
      text: "That's a lot.",
      answer: { text: "It pays back.", evidence: sent },
      resolved: false,
      evidence: asked,
    },
  ],
  qualification: {
    metrics: { state: "partly", score: 5, evidence: asked },
    economic_buyer: { state: "found", score: 3, evidence: sent },
    ...{ decision_criteria: missing, decision_process: missing, paper_process: missing },
    ...{ identified_pain: missing, champion: missing, competition: missing },
  },
  qualification_score: 1,
  ...{ pricing: [price], numbers: [price] },
  competitors: [{ ...fact("competitor"), name: "Acme", evidence: asked }],
  risks: [
    {
      ...fact("risk"),
      kind: "budget",
      reason: "This objection wasn't resolved in the call.",
      evidence: asked,
    },
  ],
  next_steps: [
    {
      ...fact("step"),
      what: "send you the proposal",
      owner: "Sarah Chen",
      due: "2026-11-27",
      agreed: false,
      evidence: sent,
    },
  ],
  coaching: [{ kind: "open_question", seen: "Seen", why: "Why", try: "Try this", evidence: asked }],
  not_found: ["No champion."],
};

export const EXAMPLE_CALL: CallDetailWire = {
  call: {
    ...{
      call_id: "crm/4711",
      version: 3,
      title: "Discovery with Northwind",
      source: "given",
      event_slug: null,
    },
    ...{ started_at: "2026-11-23T15:00:00.000Z", timezone: null, language: "en" },
    speakers: ["Speaker 1", "Sarah Chen"],
    participants: [
      { name: "Sarah Chen", role: null, company: "Brightboard", side: "ours" },
      { name: "Bo Lind", role: null, company: "Northwind", side: "customer" },
    ],
    outcome: EXAMPLE_ANALYSIS.outcome.kind,
    talk_ratio: EXAMPLE_ANALYSIS.talk_ratio?.by_side ?? null,
    ...{ lines: 2, duration_sec: 16, keep_until: null, analyzed_at: "2026-11-23T15:40:00.000Z" },
    ...{ created_at: "2026-11-23T15:40:00.000Z", updated_at: "2026-11-23T15:40:00.000Z" },
  },
  analysis: EXAMPLE_ANALYSIS,
  corrections: {
    ...{ speakers: [], sides: [], title: null, started_at: null, timezone: null, participants: null },
    ...{ outcome: null, summary: { short: null, long: null }, scores: { economic_buyer: 3 }, facts: [] },
  },
  transcript: [
    { line: 1, speaker: "Speaker 1", text: "What does it cost?", start_sec: 8, end_sec: 12 },
    { line: 2, speaker: "Sarah Chen", text: `Good question. ${QUOTE}`, start_sec: 12, end_sec: 16 },
  ],
};
