import type { WritingWords } from "./words";

export const ENGLISH: WritingWords = {
  greeting: {
    friendly: (name) => (name === null ? "Hi there," : `Hi ${name},`),
    neutral: (name) => (name === null ? "Hello," : `Hello ${name},`),
    formal: (name) => (name === null ? "Dear Sir or Madam," : `Dear ${name},`),
  },
  thanks: (day, tone) => {
    const when = day === null ? "" : ` on ${day}`;
    if (tone === "friendly") return `Thanks for the call${when}.`;
    return `Thank you for ${tone === "formal" ? "taking the time to speak with us" : "your time"}${when}.`;
  },
  lead: {
    call: "Here's a short recap, so we're on the same page.",
    summary: "Here's a short recap of what we discussed.",
    nothing: "I'll get back to you if anything is left to add.",
  },
  headings: {
    understood: "What I took away",
    goals: "Your goals",
    scope: "Scope",
    pricing: "Pricing as discussed",
    timeline: "Timeline",
    next_steps: "Next steps",
    to_confirm: "Still to confirm",
    questions: "Your open questions",
    open_points: "Open points",
  },
  missing: {
    understood: "Not discussed in the call: what the customer's problem is.",
    goals: "Not discussed in the call: goals.",
    scope: "Not discussed in the call: scope.",
    pricing: "Not discussed in the call: price.",
    timeline: "Not discussed in the call: timeline.",
    next_steps: "No next steps were agreed in the call.",
    open_points: "No open points came up in the call.",
  },
  ending: "If I missed anything, just reply to this email.",
  colon: ":",
  closing: { friendly: "Best,", neutral: "Best regards,", formal: "Kind regards," },
  subject: (title, day) =>
    title === null
      ? `Recap and next steps${day === null ? "" : ` from our call on ${day}`}`
      : `${title}: recap and next steps`,
  proposal: (title) => (title === null ? "Proposal outline" : `Proposal outline: ${title}`),
  says: (name, quote) => (name === null ? `“${quote}”` : `${name}: “${quote}”`),
  noOwner: "(owner not named)",
  objection: (name, quote) => `Not resolved: ${name === null ? "" : `${name}: `}“${quote}”`,
  notAgreed: (text) => `Not confirmed yet: ${text}`,
  and: "and",
};
