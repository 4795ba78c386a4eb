import type { StagePerson } from "../state";
import { type Concept, isFiller, phraseAt } from "./lexicon";
import { personAt } from "./match-person";
import { quoteIndex } from "./normalise";
import { numberAt } from "./numbers";

/** What a clause says, piece by piece. `unknown` holds the words that mean nothing here. */
export type Clause = {
  concepts: Set<Concept>;
  numbers: number[];
  people: StagePerson[];
  quotes: string[];
  ambiguous: StagePerson[][];
  unknown: string[];
  fuzzy: boolean;
};

export type ClauseInput = {
  words: readonly string[];
  quotes: readonly string[];
  people: readonly StagePerson[];
  /** Read words that are both a name and a command word as the name. */
  namesFirst: boolean;
};

const REWRITES: [Concept, Concept, Concept][] = [
  ["TURN", "UM", "GO"],
  ["TURN", "OFF", "STOP"],
  ["TURN", "ON", "START"],
  ["TURN", "UP", "LOUDER"],
  ["TURN", "DOWN", "QUIETER"],
  ["TURN", "LOUDER", "LOUDER"],
  ["TURN", "QUIETER", "QUIETER"],
  ["TURN", "MUTE", "MUTE"],
  ["GO", "UM", "GO"],
  ["BLEND", "OFF", "HIDE"],
  ["BLEND", "ON", "SHOW"],
  ["TAKE", "DOWN", "HIDE"],
  ["TAKE", "OFF", "HIDE"],
  ["PUT", "UP", "SHOW"],
  ["PUT", "ON", "SHOW"],
  ["PUT", "DOWN", "HIDE"],
  ["BRING", "UP", "BRING"],
  ["BRING", "ON", "BRING"],
  ["ZOOM", "IN", "CLOSER"],
  ["ZOOM", "ON", "CLOSER"],
  ["ZOOM", "RESET", "RESET"],
];

function rewrite(concepts: Set<Concept>): void {
  for (const [first, second, result] of REWRITES) {
    if (!concepts.has(first) || !concepts.has(second)) continue;
    concepts.delete(first);
    concepts.delete(second);
    concepts.add(result);
  }
}

function addPeople(clause: Clause, found: StagePerson[], exact: boolean): void {
  const [only, ...others] = found;
  if (others.length > 0) clause.ambiguous.push(found);
  else if (only && !clause.people.some((person) => person.identity === only.identity))
    clause.people.push(only);
  if (!exact) clause.fuzzy = true;
}

/** Reads one piece at `start`; answers how many words it took. */
function readPiece(
  clause: Clause,
  { words, quotes, people, namesFirst }: ClauseInput,
  start: number,
): number {
  const word = words[start] ?? "";
  const quote = quoteIndex(word);
  if (quote !== null) {
    clause.quotes.push(quotes[quote] ?? "");
    return 1;
  }
  const named = personAt(words, start, people, true);
  if (named && (namesFirst || named.length > 1)) {
    addPeople(clause, named.people, true);
    return named.length;
  }
  const phrase = phraseAt(words, start);
  const number = numberAt(words, start);
  if (phrase && (!number || phrase.length > 1)) {
    clause.concepts.add(phrase.concept);
    return phrase.length;
  }
  if (number) {
    clause.numbers.push(number.value);
    return number.length;
  }
  if (isFiller(word)) return 1;
  const near = named ?? personAt(words, start, people);
  if (near) addPeople(clause, near.people, near.exact);
  else clause.unknown.push(word);
  return near?.length ?? 1;
}

/** Understands the words of one clause as far as possible; nothing is guessed about order. */
export function readClause(input: ClauseInput): Clause {
  const empty = { numbers: [], people: [], quotes: [], ambiguous: [], unknown: [], fuzzy: false };
  const clause: Clause = { concepts: new Set(), ...empty };
  for (let at = 0; at < input.words.length; ) at += readPiece(clause, input, at);
  rewrite(clause.concepts);
  return clause;
}
