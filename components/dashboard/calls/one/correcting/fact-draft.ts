import type { BodyOf } from "@/lib/client/wire-types";
import type { FactCorrectionWire, FactKind } from "@/lib/modules/calls/calls/facts-schema";
import type { Analysis } from "../../call-words";

interface FactOf {
  next_step: Analysis["next_steps"][number];
  objection: Analysis["objections"][number];
  number: Analysis["numbers"][number];
  competitor: Analysis["competitors"][number];
  date: Analysis["dates"][number];
  risk: Analysis["risks"][number];
  question: Analysis["questions"][number];
}

/** Something that was found in a call and can be corrected. */
export type EditableFact = { [K in FactKind]: { kind: K; fact: FactOf[K] } }[FactKind];

/** What a form has of it. An empty text is none. */
export interface FactDraft {
  what: string;
  owner: string;
  due: string;
  agreed: YesNo;
  kind: string;
  resolved: YesNo;
  amount: string;
  currency: string;
  name: string;
  date: string;
  reason: string;
  answered: YesNo;
}
export type YesNo = "yes" | "no";

type FactChange = NonNullable<BodyOf<"updateCall">["facts"]>[number];

const yesNo = (is: boolean): YesNo => (is ? "yes" : "no");

const NOTHING: FactDraft = {
  ...{ what: "", owner: "", due: "", agreed: "no", kind: "", resolved: "no", amount: "", currency: "" },
  ...{ name: "", date: "", reason: "", answered: "no" },
};

export function draftOf(edited: EditableFact): FactDraft {
  switch (edited.kind) {
    case "next_step": {
      const { what, owner, due, agreed } = edited.fact;
      return { ...NOTHING, what, owner: owner ?? "", due: due ?? "", agreed: yesNo(agreed) };
    }
    case "objection":
      return { ...NOTHING, kind: edited.fact.kind, resolved: yesNo(edited.fact.resolved) };
    case "number": {
      const { kind, amount, currency } = edited.fact;
      return { ...NOTHING, kind, amount, currency: currency ?? "" };
    }
    case "competitor":
      return { ...NOTHING, name: edited.fact.name };
    case "date":
      return { ...NOTHING, date: edited.fact.date ?? "" };
    case "risk":
      return { ...NOTHING, reason: edited.fact.reason };
    case "question":
      return { ...NOTHING, answered: yesNo(edited.fact.answered) };
  }
}

/** What a kind has, and what of it can't be left open. */
const MEMBERS: Record<FactKind, { all: (keyof FactDraft)[]; needed?: keyof FactDraft }> = {
  next_step: { all: ["what", "owner", "due", "agreed"], needed: "what" },
  objection: { all: ["kind", "resolved"] },
  number: { all: ["kind", "amount", "currency"], needed: "amount" },
  competitor: { all: ["name"], needed: "name" },
  date: { all: ["date"], needed: "date" },
  risk: { all: ["reason"], needed: "reason" },
  question: { all: ["answered"] },
};

/** The form of something that is added. What is added as a number or an objection is mostly about the price. */
export const emptyDraft = (kind: FactKind): FactDraft => ({
  ...NOTHING,
  agreed: "yes",
  kind: kind === "number" || kind === "objection" ? "price" : "",
});

export function isComplete(kind: FactKind, draft: FactDraft): boolean {
  const { needed } = MEMBERS[kind];
  return needed === undefined || draft[needed].trim() !== "";
}

/** Returns all that a form says about something that is added. */
export const valuesIn = (kind: FactKind, draft: FactDraft): NonNullable<FactChange["set"]> =>
  Object.fromEntries(MEMBERS[kind].all.map((member) => [member, valueFor(member, draft[member].trim())]));

const FLAGS: ReadonlySet<string> = new Set(["agreed", "resolved", "answered"]);

/** Returns only what changed: the rest stays what the call says, also when it's analyzed again. */
export function changesIn(before: FactDraft, after: FactDraft): NonNullable<FactChange["set"]> {
  const members = (Object.keys(after) as (keyof FactDraft)[]).filter(
    (member) => after[member].trim() !== before[member],
  );
  return Object.fromEntries(members.map((member) => [member, valueFor(member, after[member].trim())]));
}

/** Puts back what was removed, with what was corrected about it before. */
export const putBack = (id: string, set: FactCorrectionWire["set"] = {}): FactChange => ({
  ...{ id, set: Object.keys(set).length > 0 ? set : null },
});

function valueFor(member: keyof FactDraft, text: string): string | boolean | null {
  if (FLAGS.has(member)) return text === "yes";
  return text === "" ? null : member === "currency" ? text.toUpperCase() : text;
}

/** A fact in its own words, for labels. */
export function factWords({ kind, fact }: EditableFact): string {
  switch (kind) {
    case "next_step":
      return fact.what;
    case "number":
      return [fact.amount, fact.currency].filter(Boolean).join(" ");
    case "competitor":
      return fact.name;
    case "risk":
      return fact.reason;
    default:
      return fact.text;
  }
}
