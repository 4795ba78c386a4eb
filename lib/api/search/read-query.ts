import { LOOKS } from "./deeds";
import type { OperationIndex } from "./operation-index";
import { stemOf } from "./stem-of";
import { conceptOf } from "./synonyms";
import { termsOf, wordsOf } from "./terms-of";

export interface Asked {
  terms: readonly string[];
  /** The words themselves, without their endings. */
  stems: readonly string[];
  wantsToKnow: boolean;
  /** What something is added to or removed from. */
  wholes: readonly string[];
  /** The first concept of a request, unless it is a subject of operations. */
  deed: string | undefined;
}

const QUESTION =
  /^\s*(?:who|whom|whose|what|which|when|where|why|is|are|was|were|did|does|do|has|have|how (?:many|much|long|often))\b|\?\s*$/i;
const ASKS_HOW = /^\s*how (?:do|can|to|would|should)\b/i;
/** "Add someone to a show", "take them off it": the show is what changes. */
const CHANGES_WHOLE = /\b(?:add|put|remove|take|drop|delete)\b.*\b(?:to|on|onto|into|from|off)\b(.*)/i;
const PLURAL = /\b\p{L}{3,}[^su\P{L}]s\b/giu;
const SINGULAR = /\b(?:one|this|that|the|my|a|an)\s+(\p{L}+(?:\s+\p{L}+)?)/giu;
const ASKS_WHY = /^\s*why\b/i;

/** Interprets a query in plain words. */
export function readQuery(query: string, { rarity, subjects, knows }: OperationIndex): Asked {
  // A proper name says who or what the query is about, not what to do.
  const names = new Set(
    [...query.matchAll(/(?<=\S\s+)\p{Lu}\p{Ll}+/gu)]
      .flatMap(([name]) => termsOf(name))
      .filter((term) => !knows(term)),
  );
  const terms = new Set(termsOf(query).filter((term) => !names.has(term)));
  const wantsToKnow = QUESTION.test(query) && !ASKS_HOW.test(query);
  const isSubject = (word: string): boolean => termsOf(word).some((term) => subjects.has(term));
  const [, changed] = CHANGES_WHOLE.exec(query) ?? [];
  if (changed !== undefined) terms.add(conceptOf("update"));
  if (!ASKS_WHY.test(query) && (wantsToKnow || [...terms].some((term) => LOOKS.has(term)))) {
    if ([...query.matchAll(PLURAL)].some(([word]) => isSubject(word))) terms.add(conceptOf("list"));
    else if ([...query.matchAll(SINGULAR)].some(([, word]) => isSubject(word ?? "")))
      terms.add(conceptOf("get"));
  }
  const stems = wordsOf(query).map(stemOf);
  const [first = ""] = terms;
  const deed = wantsToKnow || LOOKS.has(first) || subjects.has(first) ? undefined : first;
  const wholes = termsOf(changed ?? "").filter((term) => subjects.has(term));
  return { terms: [...terms].sort((a, b) => rarity(b) - rarity(a)), stems, wholes, wantsToKnow, deed };
}
