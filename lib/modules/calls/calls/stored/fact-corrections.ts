import type { Call, FactCorrections } from "@/lib/calls";
import type { FactKind, FactValuesGiven } from "../facts-schema";
import { namer } from "./corrected-call";
import { type Fact, identityOf, LISTS, placeKey, withFactIds } from "./fact-ids";
import type { Corrections, FactCorrection } from "./stored-call";

type Facts = Parameters<FactCorrections["apply"]>[0];

/** Kinds of which another one in the same sentence isn't the same. */
const BY_VALUE: ReadonlySet<FactKind> = new Set<FactKind>(["number", "competitor", "date"]);

/**
 * Returns a call's corrections of facts. Each counts while its line still has its sentence, or another line alone has it; until
 * then it waits.
 */
export function factCorrectionsOf(corrections: Corrections, { segments = [] }: Call): FactCorrections {
  const placed = (corrections.facts ?? []).flatMap((one) => atItsLine(one, segments) ?? []);
  const lines = new Set(placed.map(({ line }) => line));
  return {
    apply: (facts) => corrected(withFactIds(facts), placed, corrections),
    touches: (line) => lines.has(line),
  };
}

/** What was set, with the owner's name as it is now. */
export function valuesSet(
  { set = {}, owner_label: label }: Pick<FactCorrection, "set" | "owner_label">,
  corrections: Corrections,
): FactValuesGiven {
  return label === undefined ? set : { ...set, owner: namer(corrections)(label) };
}

function atItsLine(one: FactCorrection, segments: NonNullable<Call["segments"]>): FactCorrection | null {
  const has = (text: string | undefined): boolean => text?.includes(one.quote) ?? false;
  if (has(segments[one.line - 1]?.text)) return one;
  const others = segments.flatMap(({ text }, at) => (has(text) ? [at + 1] : []));
  const [line] = others;
  return line !== undefined && others.length === 1 ? { ...one, line } : null;
}

function corrected(facts: Facts, all: readonly FactCorrection[], corrections: Corrections): Facts {
  if (all.length === 0) return facts;
  const lists = Object.entries(LISTS).map(([kind, list]) => [
    list,
    correctedList(
      facts[list],
      all.filter((one) => one.kind === kind),
      corrections,
    ),
  ]);
  const now: Facts = { ...facts, ...Object.fromEntries(lists) };
  return { ...now, qualification: withoutCompetitors(facts, now) };
}

function correctedList(
  facts: readonly Fact[],
  all: readonly FactCorrection[],
  corrections: Corrections,
): Fact[] {
  const by = matched(facts, all);
  return facts.flatMap((fact, at) => {
    const one = by.get(at);
    if (!one) return [fact];
    if (one.removed) return [];
    return [{ ...fact, ...valuesSet(one, corrections), id: one.id, corrected: true } as Fact];
  });
}

/** Which correction is about which fact. The same words count more than the same sentence. */
function matched(facts: readonly Fact[], all: readonly FactCorrection[]): Map<number, FactCorrection> {
  const by = new Map<number, FactCorrection>();
  const done = new Set<FactCorrection>();
  const take = (one: FactCorrection, at: number | undefined): void => {
    if (at === undefined || by.has(at)) return;
    by.set(at, one);
    done.add(one);
  };
  const at = ({ line, quote }: FactCorrection): number[] =>
    facts.flatMap(({ evidence }, index) =>
      evidence.some((place) => placeKey(place) === placeKey({ line, quote })) ? [index] : [],
    );
  for (const one of all)
    take(
      one,
      at(one).find((index) => !by.has(index) && identityAt(facts, index, one.kind) === one.identity),
    );
  for (const one of all) {
    if (done.has(one) || !one.isAlone || BY_VALUE.has(one.kind)) continue;
    const [only, ...others] = at(one);
    if (others.length === 0) take(one, only);
  }
  return by;
}

const identityAt = (facts: readonly Fact[], at: number, kind: FactKind): string | null => {
  const fact = facts[at];
  return fact ? identityOf(kind, fact) : null;
};

/** MEDDICC has no competition where only competitors that were removed are named. */
function withoutCompetitors(was: Facts, now: Facts): Facts["qualification"] {
  const { competition } = was.qualification;
  const placesOf = ({ competitors }: Facts) =>
    new Set(competitors.flatMap(({ evidence }) => evidence.map(placeKey)));
  const kept = placesOf(now);
  const removed = [...placesOf(was)].filter((place) => !kept.has(place));
  const evidence = competition.evidence.filter((place) => !removed.includes(placeKey(place)));
  if (evidence.length === competition.evidence.length) return was.qualification;
  const state = evidence.length === 0 ? "missing" : competition.state;
  return { ...was.qualification, competition: { state, evidence } };
}
