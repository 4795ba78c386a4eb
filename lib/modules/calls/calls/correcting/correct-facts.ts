import { NUMBER_KINDS, OBJECTION_KINDS } from "@/lib/calls/analysis-shape";
import type { FieldCode } from "@/lib/operation/errors";
import { invalid, type Problem } from "@/lib/operation/problem";
import {
  FACT_KINDS,
  type FactChange,
  type FactKind,
  type FactValuesGiven,
  MEMBERS_OF,
} from "../facts-schema";
import { namer } from "../stored/corrected-call";
import { identityOf, LISTS, placeKey, textOf } from "../stored/fact-ids";
import type { Corrections, FactCorrection, StoredAnalysis, StoredCall } from "../stored/stored-call";
import { addedFact, CallWords } from "./add-fact";

type Refusal = (field: string, code: FieldCode) => Problem;

const KINDS: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  objection: OBJECTION_KINDS,
  number: NUMBER_KINDS,
};

/**
 * Returns a call's corrections with these changes of facts.
 * @param stored with corrections of its speakers: an owner goes by their corrected name
 * @throws `validation_error` with the field of the change that isn't possible
 */
export function correctFacts(
  stored: StoredCall,
  analysis: StoredAnalysis | null,
  changes: readonly FactChange[],
): Corrections {
  const { corrections, transcript } = stored;
  const facts = new Map((corrections.facts ?? []).map((one) => [one.id, one]));
  const before = new Map(facts);
  const words = new CallWords(stored);
  const labels = [...new Set(transcript.lines.flatMap(({ speaker }) => speaker ?? []))];
  for (const [index, change] of changes.entries()) {
    const refuse: Refusal = (field, code) => invalid({ [`facts.${index}.${field}`]: code });
    const { id, add } = change;
    if (add) {
      requireOnly(change, refuse);
      const values = valuesFor(add.kind, change, refuse);
      const { set = {}, ...added } = addedFact(add, values, { words, analysis, facts }, refuse);
      facts.set(added.id, withValues(added, set, ownerLabel));
      continue;
    }
    if (id === undefined) throw refuse("id", "required");
    const was = facts.get(id) ?? uncorrected(before.get(id)) ?? foundAs(id, analysis);
    if (!was) throw refuse("id", "not_found");
    requireOne(change, refuse);
    if (change.set === null) facts.delete(id);
    else if (change.remove) facts.set(id, { ...was, removed: true });
    else facts.set(id, withValues(was, valuesFor(was.kind, change, refuse), ownerLabel));
  }
  const { facts: _were, ...others } = corrections;
  return { ...others, ...(facts.size > 0 && { facts: [...facts.values()] }) };

  function ownerLabel(owner: string): string | undefined {
    const name = namer(corrections);
    return labels.find((label) => name(label).toLowerCase() === owner.toLowerCase());
  }
}

function requireOnly({ id, remove }: FactChange, refuse: Refusal): void {
  if (id !== undefined) throw refuse("id", "not_allowed");
  if (remove) throw refuse("remove", "not_allowed");
}

function requireOne({ remove, set }: FactChange, refuse: Refusal): void {
  if (remove && set !== undefined) throw refuse("remove", "not_allowed");
  if (remove) return;
  if (set === undefined || (set !== null && Object.keys(set).length === 0)) throw refuse("set", "required");
}

function valuesFor(kind: FactKind, { set }: FactChange, refuse: Refusal): FactValuesGiven {
  const given = set ?? {};
  const allowed: readonly string[] = MEMBERS_OF[kind];
  for (const member of Object.keys(given))
    if (!allowed.includes(member)) throw refuse(`set.${member}`, "not_allowed");
  if (given.kind !== undefined && KINDS[kind]?.includes(given.kind) === false)
    throw refuse("set.kind", "invalid");
  return given;
}

/** What is set later counts, and what was removed is there again. */
function withValues(
  { removed: _back, owner_label: before, ...was }: FactCorrection,
  given: FactValuesGiven,
  labelOf: (owner: string) => string | undefined,
): FactCorrection {
  const { owner } = given;
  const label = owner === undefined ? before : owner === null ? undefined : labelOf(owner);
  return { ...was, set: { ...was.set, ...given }, ...(label !== undefined && { owner_label: label }) };
}

/** A fact whose corrections were just taken back: the analysis still has them. What was added is gone. */
function uncorrected(one: FactCorrection | undefined): FactCorrection | null {
  if (!one || one.added) return null;
  const { removed: _removed, set: _set, owner_label: _owner, ...found } = one;
  return found;
}

/** A fact as it was found, for its first correction. */
function foundAs(id: string, analysis: StoredAnalysis | null): FactCorrection | null {
  if (!analysis) return null;
  for (const kind of FACT_KINDS) {
    const list = analysis[LISTS[kind]];
    const fact = list.find((one) => one.id === id);
    const [place] = fact?.evidence ?? [];
    if (!fact || !place) continue;
    const beside = list.filter(({ evidence }) =>
      evidence.some((other) => placeKey(other) === placeKey(place)),
    );
    return {
      ...{ id, kind, line: place.line, quote: place.quote, start_sec: place.start_sec },
      ...{ identity: identityOf(kind, fact), isAlone: beside.length === 1, text: textOf(kind, fact) },
    };
  }
  return null;
}
