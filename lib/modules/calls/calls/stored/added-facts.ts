import type { Call, CallAnalysis } from "@/lib/calls";
import type { FactKind, FactValuesGiven } from "../facts-schema";
import type { Fact, LISTS } from "./fact-ids";
import type { FactCorrection } from "./stored-call";

type Place = Pick<FactCorrection, "line" | "quote">;
type Evidence = Fact["evidence"][number];
type Made = { [K in FactKind]: (values: FactValuesGiven, place: Evidence) => FactOf<K> };
type FactOf<K extends FactKind> = CallAnalysis[(typeof LISTS)[K]][number];
type WithoutEvidence<T> = Omit<T, "evidence">;

/** What a fact is that only a person found, with what wasn't said about it left open. */
const MADE: { [K in FactKind]: (...of: Parameters<Made[K]>) => WithoutEvidence<FactOf<K>> } = {
  next_step: ({ what = "", owner = null, due = null, agreed = false }) => ({ what, owner, due, agreed }),
  objection: ({ kind = "other", resolved = false }, { quote }) => ({
    ...{ kind: kind as FactOf<"objection">["kind"], text: quote, answer: null, resolved },
  }),
  number: ({ kind = "other", amount = "", currency = null, of = null }, { speaker }) => ({
    ...{ kind: kind as FactOf<"number">["kind"], amount, currency, of, speaker },
  }),
  competitor: ({ name = "" }) => ({ name }),
  date: ({ date = null }, { quote }) => ({ text: quote, date }),
  risk: ({ reason = "" }) => ({ kind: "other", reason }),
  question: ({ answered = false }, { quote, speaker }) => ({ text: quote, asked_by: speaker, answered }),
};

/** Returns a fact of a kind by what a person said it is. */
export function factAt(
  kind: FactKind,
  values: FactValuesGiven,
  { line, quote }: Place,
  segments: NonNullable<Call["segments"]>,
): Fact {
  const { speaker = null, start_sec = null } = segments[line - 1] ?? {};
  const place = { line, speaker, start_sec, quote };
  return { ...MADE[kind](values, place), evidence: [place] } as Fact;
}

/** Puts what was added where its line is. */
export function withAdded(facts: readonly Fact[], added: readonly Fact[]): Fact[] {
  const all = [...facts];
  for (const one of added) {
    const after = all.findIndex((other) => lineOf(other) > lineOf(one));
    all.splice(after < 0 ? all.length : after, 0, one);
  }
  return all;
}

const lineOf = ({ evidence }: Fact): number => evidence[0]?.line ?? 0;
