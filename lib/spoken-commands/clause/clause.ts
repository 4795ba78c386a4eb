import type { StagePerson } from "@/lib/stage/state";
import type { Named } from "../things/things";
import type { Concept } from "../words/lexicon";
import type { Alternative, Piece } from "./alternative";
import type { ClauseInput } from "./clause-input";
import { alternativesAt } from "./piece";

/** The meaning of a clause, piece by piece. `unknown` holds the words without a meaning. */
export type Clause = {
  words: readonly string[];
  concepts: Set<Concept>;
  numbers: number[];
  /** Whether the number precedes what it counts: "two slides", not "slide two". */
  counts: boolean;
  /** Whether the last number was a cardinal: "two", not "second". */
  cardinal: boolean;
  people: StagePerson[];
  except: StagePerson[];
  /** The people who are replaced: "Dan instead of Kenji". */
  displaced: StagePerson[];
  things: Named[][];
  quotes: string[];
  ambiguous: StagePerson[][];
  unknown: string[];
  fuzzy: boolean;
  /** Whether a word that is in none of the titles says which one is meant. */
  described: boolean;
  cost: number;
};

const MAX_READINGS = 60;

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
  ["TAKE", "UP", "SHOW"],
  ["TAKE", "DOWN", "HIDE"],
  ["TAKE", "OFF", "HIDE"],
  ["PUT", "UP", "SHOW"],
  ["PUT", "ON", "SHOW"],
  ["PUT", "DOWN", "HIDE"],
  ["BRING", "UP", "BRING"],
  ["BRING", "ON", "BRING"],
  ["ZOOM", "IN", "CLOSER"],
  ["ZOOM", "ON", "CLOSER"],
  ["ZOOM", "DOWN", "WIDER"],
  ["ZOOM", "RESET", "RESET"],
  ["WIDER", "RESET", "RESET"],
];

/** Merges a verb and its particle into one verb: "turn … on". */
export function rewrite(concepts: Set<Concept>): void {
  for (const [first, second, result] of REWRITES) {
    if (!concepts.has(first) || !concepts.has(second)) continue;
    concepts.delete(first);
    concepts.delete(second);
    concepts.add(result);
  }
}

const addTo = (list: StagePerson[], person: StagePerson): void => {
  if (!list.some(({ identity }) => identity === person.identity)) list.push(person);
};

function addPeople(clause: Clause, found: readonly StagePerson[], excluding: boolean): void {
  const [only, ...others] = found;
  if (others.length > 0) clause.ambiguous.push([...found]);
  else if (only) addTo(excluding ? clause.except : clause.people, only);
}

function addPiece(clause: Clause, piece: Piece, excluding: boolean): void {
  switch (piece.kind) {
    case "concept":
      if (clause.cardinal && /^(SLIDE|DECK|SCENE)$/.test(piece.concept)) clause.counts = true;
      if (piece.concept !== "EXCEPT") clause.concepts.add(piece.concept);
      break;
    case "number":
      clause.numbers.push(piece.value);
      clause.cardinal = !piece.ordinal;
      break;
    case "people":
      if (piece.all) for (const person of piece.people) addPeople(clause, [person], excluding);
      else addPeople(clause, piece.people, excluding);
      break;
    case "things":
      clause.things.push(piece.named);
      break;
    case "quote":
      clause.quotes.push(piece.text);
      break;
    case "unknown":
      clause.unknown.push(piece.word);
      break;
    case "description":
      clause.described = true;
      break;
    case "filler":
  }
  if ("exact" in piece && !piece.exact) clause.fuzzy = true;
}

/** "Both Bergers" selects both people. */
function settleBoth(clause: Clause): void {
  if (!clause.concepts.has("BOTH")) return;
  const [pair, ...others] = clause.ambiguous;
  if (pair?.length === 2 && others.length === 0) {
    for (const person of pair) addTo(clause.people, person);
    clause.ambiguous = [];
  }
  if (clause.people.length === 2) clause.concepts.delete("BOTH");
}

const peopleOf = (pieces: readonly Piece[]): StagePerson[] =>
  pieces.flatMap((piece) => (piece.kind === "people" ? piece.people : []));

/** Returns a clause without any meaning. */
export const emptyClause = (): Clause => ({
  words: [],
  concepts: new Set(),
  numbers: [],
  counts: false,
  cardinal: false,
  people: [],
  except: [],
  displaced: [],
  things: [],
  quotes: [],
  ambiguous: [],
  unknown: [],
  fuzzy: false,
  described: false,
  cost: 0,
});

function clauseOf(words: readonly string[], pieces: readonly Piece[], cost: number): Clause {
  const clause: Clause = { ...emptyClause(), words, cost };
  let excluding = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === "concept" && piece.concept === "INSTEAD") {
      clause.displaced = peopleOf(pieces.slice(at));
      if (at === 0) clause.unknown.push("instead");
      break;
    }
    if (piece.kind === "concept" && piece.concept === "EXCEPT") excluding = true;
    addPiece(clause, piece, excluding);
  }
  settleBoth(clause);
  rewrite(clause.concepts);
  return clause;
}

type Partial = { pieces: Piece[]; cost: number };

function extended(partials: readonly Partial[], { piece, cost }: Alternative): Partial[] {
  return partials.map((partial) => ({ pieces: [...partial.pieces, piece], cost: partial.cost + cost }));
}

/**
 * Returns every way to read the words, likeliest first: a word can be part of a name, a title or a phrase.
 * Assumes nothing about word order.
 */
export function readClause(input: ClauseInput): Clause[] {
  const { words } = input;
  const upTo: Partial[][] = Array.from({ length: words.length + 1 }, () => []);
  upTo[0] = [{ pieces: [], cost: 0 }];
  for (let at = 0; at < words.length; at += 1) {
    const partials = (upTo[at] ?? []).sort((a, b) => a.cost - b.cost).slice(0, MAX_READINGS);
    if (partials.length === 0) continue;
    for (const alternative of alternativesAt(input, at)) {
      upTo[at + alternative.length]?.push(...extended(partials, alternative));
    }
  }
  const whole = (upTo[words.length] ?? []).sort((a, b) => a.cost - b.cost).slice(0, MAX_READINGS);
  return whole.map(({ pieces, cost }) => clauseOf(words, pieces, cost));
}
