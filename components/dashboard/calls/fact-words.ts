import type { FactCorrectionWire, FactKind } from "@/lib/modules/calls/calls/facts-schema";
import { dayWords } from "./call-words";

export const FACT_WORDS: Record<FactKind, string> = {
  next_step: "next step",
  objection: "objection",
  number: "number",
  competitor: "competitor",
  date: "date",
  risk: "risk",
  question: "question",
};

const MEMBERS: Readonly<Record<string, string>> = {
  ...{ what: "What", owner: "Owner", due: "Due", kind: "Kind", amount: "Amount", currency: "Currency" },
  ...{ of: "Of", name: "Name", date: "Date", reason: "Reason" },
};
const STATES: Readonly<Record<string, readonly [string, string]>> = {
  agreed: ["Agreed", "Only offered"],
  resolved: ["Resolved", "Not resolved"],
  answered: ["Answered", "Not answered"],
};

export const factName = (kind: FactKind): string =>
  FACT_WORDS[kind].charAt(0).toUpperCase() + FACT_WORDS[kind].slice(1);

/** Says what was corrected or added: "Next step: owner Marcus Hale, due Fri, Nov 27, 2026". */
export function correctionWords({
  kind,
  removed,
  added,
  set,
}: Pick<FactCorrectionWire, "kind" | "removed" | "added" | "set">): string {
  const name = factName(kind);
  if (removed) return `${name} removed`;
  // What was left open isn't worth a word.
  const members = Object.entries(set).filter(([, value]) => !added || value !== null);
  return `${name}: ${members.map(memberWords).join(", ")}`;
}

function memberWords([member, value]: [string, string | boolean | null]): string {
  const state = STATES[member];
  if (state) return (value ? state[0] : state[1]).toLowerCase();
  const words = (MEMBERS[member] ?? member).toLowerCase();
  if (value === null) return `no ${words}`;
  return `${words} ${member === "due" || member === "date" ? dayWords(String(value)) : value}`;
}
