import { isMutation, type Operation } from "@/lib/operation/operation";
import { DEEDS, isDeed, LOOKS } from "./deeds";
import { type Entry, type OperationIndex, operationIndex, PLACE, UNKNOWN } from "./operation-index";
import { type Asked, readQuery } from "./read-query";

const MAX_CHARS = 200;
/** From this weight on, a word counts as found. Below it, it counts in part. */
const WHOLE = 3;
/** Weight of the exact word, in addition to that of its concept. */
const LITERAL = 0.3;
/** Weight of an unknown word that says what to do. */
const UNKNOWN_DEED = 2;

/** Below this share of matched words, the query is about something else. */
const MIN_SHARE = 0.4;
/** The same if no word matches a name, a summary or a tag. */
const MIN_SHARE_IN_DETAIL = 0.52;

/**
 * Returns the operations that match a query in plain words, best first, or none. Reads come first for a
 * question. Subjects of an operation that the query doesn't mention count against it.
 */
export function searchOperations(among: readonly Operation[], query: string): Operation[] {
  const index = operationIndex(among);
  const asked = readQuery(query.slice(0, MAX_CHARS), index);
  if (asked.terms.length === 0) return [];
  // Of equals, what is named after less is the more general one.
  return index.entries
    .map((entry) => ({ op: entry.op, about: entry.subject.size, score: scoreOf(entry, asked, index) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.about - b.about || (a.op.id < b.op.id ? -1 : 1))
    .map(({ op }) => op);
}

function scoreOf(entry: Entry, asked: Asked, { rarity }: OperationIndex): number {
  const { weights, literal, subject, objects } = entry;
  const { terms, stems, wholes, wantsToKnow, deed } = asked;
  let score = LITERAL * stems.reduce((sum, stem) => sum + (literal.get(stem) ?? 0), 0);
  let found = 0;
  let whole = 0;
  let least = MIN_SHARE_IN_DETAIL;
  for (const term of terms) {
    const weight = weights.get(term) ?? 0;
    const worth = rarity(term);
    score += weight * worth;
    // In a question, the verb is part of what it asks about: "who changed it".
    if (LOOKS.has(term) || (DEEDS.has(term) && !wantsToKnow && weight >= PLACE.choice)) continue;
    const share = weight > PLACE.text ? worth : Math.min(worth, term === deed ? UNKNOWN_DEED : UNKNOWN);
    whole += share;
    found += share * Math.min(1, weight / WHOLE);
    if (weight >= PLACE.tag) least = MIN_SHARE;
  }
  const isNamed =
    terms.some((term) => DEEDS.has(term) && (weights.get(term) ?? 0) >= PLACE.summary) ||
    (terms.some(isDeed) && terms.some((term) => objects.has(term)));
  if (whole > 0 ? found / whole < least : !isNamed) return 0;
  const said = [...subject].filter((term) => terms.includes(term)).length;
  const about = 0.85 + (0.15 * said) / Math.max(1, subject.size);
  const isOther = wholes.length > 0 && !wholes.some((term) => subject.has(term));
  return (
    score *
    about *
    (isOther ? 0.7 : 1) *
    (isNamed || !terms.some(isDeed) ? 1 : 0.5) *
    directionOf(entry, asked)
  );
}

/**
 * Weighs whether the operation does what the query wants: read or change. A read that is named by its verb,
 * such as an export, counts as that.
 */
function directionOf({ op, deed: own }: Entry, { terms, wantsToKnow, deed }: Asked): number {
  const changes = terms.some((term) => isDeed(term) && (isMutation(op) || term !== own));
  if (wantsToKnow || (!changes && terms.some((term) => LOOKS.has(term)))) return isMutation(op) ? 0.45 : 1.3;
  if (isMutation(op)) return 1;
  return changes ? 0.6 : deed === undefined || deed === own ? 1 : 0.7;
}
