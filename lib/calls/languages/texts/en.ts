import type { CallTexts } from "./texts";

export const ENGLISH: CallTexts = {
  coaching: {
    monologue: {
      seen: (words) => `Your side talked for ${words} words without a break.`,
      why: "Customers stop listening in long turns, and you learn nothing in them.",
      try: "Stop after two or three sentences and ask what it would mean for them.",
    },
    talk_share: {
      seen: (share) => `Your side said ${share}% of all words.`,
      why: "In calls that lead to a deal, the customer usually talks at least half of the time.",
      try: "Ask an open question here and wait for the whole answer.",
    },
    open_question: {
      seen: () => "A customer's question wasn't answered.",
      why: "An open question slows down a decision, and the customer may look for the answer elsewhere.",
      try: "Answer it in your follow-up email, and say when if you don't know yet.",
    },
    open_objection: {
      seen: () => "An objection wasn't resolved.",
      why: "What isn't resolved in the call comes back when the customer decides.",
      try: "Ask what it would take to settle this, then answer exactly that.",
    },
    step_without_date: {
      seen: () => "A next step has no date.",
      why: "Steps without a date are often forgotten.",
      try: "Agree on a day before the call ends.",
    },
    offer_not_agreed: {
      seen: () => "An offer wasn't accepted or declined.",
      why: "Without a clear answer no one knows whether it will happen.",
      try: "Ask whether it would help, and by when.",
    },
    competitor: {
      seen: (name) => `The call mentions ${name}.`,
      why: "What the customer likes about it shows how they will decide.",
      try: "Ask what they like about it and what is missing.",
    },
    good_question: {
      seen: () => "This question got the longest answer of the call.",
      why: "Long answers show what matters to the customer.",
      try: "Ask one more question about the same subject before you move on.",
    },
    good_next_step: {
      seen: () => "This next step has an owner and a date.",
      why: "Deals move on when both sides know who does what by when.",
      try: "Repeat it in your follow-up email.",
    },
    few_questions: {
      seen: (count) => `The call has ${count} answered questions.`,
      why: "Questions show what the customer needs, and what would stop them.",
      try: "Ask one open question before you talk about your product.",
    },
    longest_turn: {
      seen: (words) => `This is the longest turn, with ${words} words.`,
      why: "A long turn is a good place for a question.",
      try: "Summarize it in one sentence and ask whether that's right.",
    },
  },
  risk: {
    objection: "This objection wasn't resolved in the call.",
    other: "The customer mentions something that may stop the deal.",
  },
  outcome: {
    agreed: "A next step was agreed.",
    offered: "A next step was offered but not agreed.",
    open: "No next step was found.",
  },
  step: (what, owner, due) =>
    `Next step: ${owner === null ? "" : `${owner} – `}${what}${due === null ? "" : ` (${due})`}.`,
  notFound: {
    labels: "The transcript has no speakers, so there are no owners and no talk ratio.",
    sides: "We couldn't tell who is selling and who is buying for everyone on the call.",
    zone: "The call has no date, so dates such as “next Friday” can't be resolved.",
    nextSteps: "No next steps.",
    objections: "No objections.",
    prices: "No prices.",
    competitors: "No competitors.",
    dates: "No dates.",
    element: {
      metrics: "No metrics: what the customer wants to improve, in numbers.",
      economic_buyer: "No economic buyer: who approves the money.",
      decision_criteria: "No decision criteria.",
      decision_process: "No decision process.",
      paper_process: "No paper process: legal, procurement, security review.",
      identified_pain: "No identified pain.",
      champion: "No champion: someone who argues for you internally.",
      competition: "No competition.",
    },
  },
};
