const transcript =
  "Sarah Chen: It's $9,000 a year.\nMarcus Hale: That works for us.\nSarah Chen: I'll send you the proposal by Friday.";

export const call = {
  transcript,
  participants: [
    { name: "Sarah Chen", side: "ours" },
    { name: "Marcus Hale", company: "Northwind", side: "customer" },
  ],
  started_at: "2026-11-23T15:00:00.000Z",
  timezone: "Europe/London",
};

const price = { line: 1, speaker: "Sarah Chen", start_sec: null, quote: "It's $9,000 a year." };
const promise = {
  ...{ line: 3, speaker: "Sarah Chen", start_sec: null },
  quote: "I'll send you the proposal by Friday.",
};
const step = {
  ...{ what: "send you the proposal by Friday", owner: "Sarah Chen", due: "2026-11-27", agreed: true },
};

export const fields = {
  analyzed_by: "rules" as const,
  language: "en",
  contact: null,
  company: { value: "Northwind", confidence: 1, evidence: [] },
  value: {
    value: { amount: "9000", currency: "USD", per: "year" as const },
    ...{ confidence: 0.85, evidence: [price] },
  },
  products: null,
  stage: { value: "proposal" as const, confidence: 0.7, evidence: [promise] },
  next_steps: [{ value: step, confidence: 0.9, evidence: [promise] }],
};

const statements = [{ text: "I'll send you the proposal by Friday, November 27.", evidence: [promise] }];

export const email = {
  language: "en",
  subject: "Recap and next steps from our call on November 23",
  body: `Hi Marcus,\n\nThanks for the call on November 23.\n\nNext steps:\n- ${statements[0]?.text}\n\nBest,\nSarah Chen`,
  statements,
  tone: "friendly" as const,
  written_by: "rules" as const,
};

export const outline = {
  kind: "proposal" as const,
  language: "en",
  subject: "Proposal outline",
  body: "Proposal outline\n\nYour goals:\n- Not discussed in the call: goals.",
  sections: [
    {
      ...{ name: "goals" as const, heading: "Your goals", statements: [] },
      missing: "Not discussed in the call: goals.",
    },
    { name: "next_steps" as const, heading: "Next steps", statements, missing: null },
  ],
  tone: "neutral" as const,
  written_by: "rules" as const,
};

export const tracking = {
  ...call,
  trackers: [{ name: "Price", keywords: ["price", "a year"], meaning: "It is too expensive.", side: "ours" }],
};

export const mentions = {
  meaning: { state: "compared" as const, reason: null },
  trackers: [
    {
      ...{ name: "Price", total: 1, negated: 0 },
      mentions: [
        {
          ...{ call_id: null, by: "keyword" as const, keyword: "a year", negated: false },
          ...{ side: "ours" as const, part: "beginning" as const, evidence: [price] },
        },
      ],
    },
  ],
};

export const twoCalls = {
  transcripts: [
    call,
    { transcript: "Marcus Hale: Thanks for the proposal.", started_at: "2026-11-30T15:00:00.000Z" },
  ],
};

export const rolledUp = {
  language: "en",
  calls: [
    { call_id: null, title: null, started_at: "2026-11-23T15:00:00.000Z", analyzed_by: "rules" as const },
    { call_id: null, title: null, started_at: "2026-11-30T15:00:00.000Z", analyzed_by: "rules" as const },
  ],
  momentum: { direction: "flat" as const, reasons: [] },
  risk: { level: "low" as const, reasons: [] },
  changes: [
    {
      ...{ kind: "step_done" as const, text: "Done – Sarah Chen: send you the proposal by Friday" },
      evidence: [
        { call: 1, ...promise },
        { call: 2, line: 1, speaker: "Marcus Hale", start_sec: null, quote: "Thanks for the proposal." },
      ],
    },
  ],
  next_step: null,
  went_quiet: [],
  not_found: ["No next step was agreed in the last call."],
};
