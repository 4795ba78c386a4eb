import type { Call, FactCorrections } from "@/lib/calls";
import type { FactKind, FactValuesGiven } from "../facts-schema";
import { factAt, withAdded } from "./added-facts";
import { namer } from "./corrected-call";
import { type Fact, isSaid, LISTS, placeKey, withFactIds } from "./fact-ids";
import type { Corrections, FactCorrection } from "./stored-call";

type Facts = Parameters<FactCorrections["apply"]>[0];
type Evidence = Fact["evidence"][number];

/** Kinds of which another one in the same sentence isn't the same. */
const BY_VALUE: ReadonlySet<FactKind> = new Set<FactKind>(["number", "competitor", "date"]);

/**
 * Returns a call's corrections of facts. Each counts while its line still has its sentence, or another line alone has it; until
 * then it waits.
 */
export function factCorrectionsOf(corrections: Corrections, { segments = [] }: Call): FactCorrections {
  const placed = (corrections.facts ?? []).flatMap((one) => atItsLine(one, segments) ?? []);
  // What was added stands beside what was said about its line.
  const lines = new Set(placed.flatMap(({ line, added }) => (added ? [] : [line])));
  return {
    apply: (facts) => corrected(withFactIds(facts), placed, { corrections, segments }),
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

interface Corrected {
  corrections: Corrections;
  segments: NonNullable<Call["segments"]>;
}

function corrected(facts: Facts, all: readonly FactCorrection[], of: Corrected): Facts {
  if (all.length === 0) return facts;
  const lists = Object.entries(LISTS).map(([kind, list]) => [
    list,
    correctedList(
      facts[list],
      all.filter((one) => one.kind === kind),
      of,
    ),
  ]);
  const now: Facts = { ...facts, ...Object.fromEntries(lists) };
  return { ...now, qualification: withCompetition(facts, now) };
}

function correctedList(
  facts: readonly Fact[],
  all: readonly FactCorrection[],
  { corrections, segments }: Corrected,
): Fact[] {
  const by = matched(facts, all);
  const found = facts.flatMap((fact, at) => {
    const one = by.get(at);
    if (!one) return [fact];
    if (one.removed) return [];
    return [{ ...fact, ...valuesSet(one, corrections), id: one.id, corrected: true } as Fact];
  });
  const isFound = new Set(by.values());
  const others = all.filter((one) => one.added && !one.removed && !isFound.has(one));
  return withAdded(
    found,
    others.map((one) => ({
      ...factAt(one.kind, valuesSet(one, corrections), one, segments),
      ...{ id: one.id, corrected: true, added: true },
    })),
  );
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
      at(one).find((index) => {
        const fact = facts[index];
        return fact !== undefined && !by.has(index) && isSaid(one.kind, fact, one.identity);
      }),
    );
  for (const one of all) {
    // Removing what a person added says nothing about what is found beside it.
    const isGone = one.added === true && one.removed === true;
    if (done.has(one) || !one.isAlone || isGone || BY_VALUE.has(one.kind)) continue;
    const [only, ...others] = at(one);
    if (others.length === 0) take(one, only);
  }
  return by;
}

/** MEDDICC's competition follows the competitors that were removed and added. */
function withCompetition(was: Facts, now: Facts): Facts["qualification"] {
  const { competition } = was.qualification;
  const [before, after] = [was, now].map(({ competitors }) =>
    competitors.flatMap(({ evidence }) => evidence),
  ) as [Evidence[], Evidence[]];
  const kept = new Set(after.map(placeKey));
  const removed = new Set(before.map(placeKey).filter((place) => !kept.has(place)));
  const told = competition.evidence.filter((place) => !removed.has(placeKey(place)));
  const known = new Set([...before, ...told].map(placeKey));
  const added = after.filter((place) => !known.has(placeKey(place)));
  if (told.length === competition.evidence.length && added.length === 0) return was.qualification;
  const state = added.length > 0 ? "found" : told.length === 0 ? "missing" : competition.state;
  return { ...was.qualification, competition: { state, evidence: [...told, ...added] } };
}
