import { createHash } from "node:crypto";
import type { CallAnalysis } from "@/lib/calls";
import { FACT_KINDS, type FactKind } from "../facts-schema";

/** The list of an analysis that has the facts of a kind. */
export const LISTS = {
  ...({ next_step: "next_steps", objection: "objections", number: "numbers" } as const),
  ...({ competitor: "competitors", date: "dates", risk: "risks", question: "questions" } as const),
};
type FactList = (typeof LISTS)[FactKind];
export type Fact = CallAnalysis[FactList][number];

type Lists = Pick<CallAnalysis, FactList>;

const ID_CHARACTERS = 12;

/** What tells facts of a kind apart that one sentence says. */
const IDENTITY: { [K in FactKind]: (fact: CallAnalysis[(typeof LISTS)[K]][number]) => string } = {
  next_step: ({ what }) => what,
  objection: ({ kind }) => kind,
  number: ({ amount }) => amount,
  competitor: ({ name }) => name.toLowerCase(),
  date: ({ text }) => text,
  risk: ({ kind }) => kind,
  question: ({ text }) => text,
};

/** A fact as text. */
const TEXT: { [K in FactKind]: (fact: CallAnalysis[(typeof LISTS)[K]][number]) => string } = {
  next_step: ({ what }) => what,
  objection: ({ text }) => text,
  number: ({ amount, currency, of }) => [amount, currency, of].filter((part) => part !== null).join(" "),
  competitor: ({ name }) => name,
  date: ({ text }) => text,
  risk: ({ reason }) => reason,
  question: ({ text }) => text,
};

export const identityOf = (kind: FactKind, fact: Fact): string => IDENTITY[kind](fact as never);
export const textOf = (kind: FactKind, fact: Fact): string => TEXT[kind](fact as never);

/** Whether a fact says what a correction is about. A day that was added is known as the day it is. */
export const isSaid = (kind: FactKind, fact: Fact, identity: string): boolean =>
  identityOf(kind, fact) === identity ||
  (kind === "date" && (fact as CallAnalysis["dates"][number]).date === identity);

export const placeKey = ({ line, quote }: { line: number; quote: string }): string => `${line} ${quote}`;

/** Gives facts that have none yet an id, made of their sentence and of what was found in it. */
export function withFactIds<T extends Lists>(analysis: T): T {
  const lists = FACT_KINDS.map((kind) => [LISTS[kind], withIds(kind, analysis[LISTS[kind]])]);
  return { ...analysis, ...Object.fromEntries(lists) };
}

function withIds(kind: FactKind, facts: readonly Fact[]): Fact[] {
  const seen = new Map<string, number>();
  return facts.map((fact) => {
    if (fact.id !== undefined) return fact;
    const [place] = fact.evidence;
    const key = JSON.stringify([kind, place?.line, place?.quote, identityOf(kind, fact)]);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return { ...fact, id: `${kind}_${digestOf(key)}${times > 1 ? `_${times}` : ""}` };
  });
}

/** The id of what a person added, so that adding it twice is noticed. */
export const addedId = (
  kind: FactKind,
  { line, quote }: { line: number; quote: string },
  identity: string,
): string => `${kind}_${digestOf(JSON.stringify(["added", kind, line, quote, identity]))}`;

const digestOf = (key: string): string =>
  createHash("sha256").update(key).digest("hex").slice(0, ID_CHARACTERS);
