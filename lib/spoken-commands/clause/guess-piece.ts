import { distance, personAt } from "../things/match-person";
import type { Concept, Lexicon } from "../words/lexicon";
import type { Alternative } from "./alternative";
import type { ClauseInput } from "./clause-input";

const MISSPELT = 2;
const UNKNOWN = 20;

/**
 * Matches words of five or more letters with one letter wrong, missing or extra, or two swapped; words of
 * four letters only with two swapped.
 */
function misspelt(lexicon: Lexicon, word: string): Alternative[] {
  if (word.length < 4) return [];
  const near = [...lexicon.words].filter(
    ([known]) =>
      (word.length === 4 ? known.length === 4 : known.length > 4) &&
      known[0] === word[0] &&
      (word.length > 5 ||
        known.length !== word.length ||
        [...known].sort().join() === [...word].sort().join()) &&
      distance(word, known, 1) <= 1,
  );
  return near.flatMap(([, concepts]) =>
    concepts.map((concept) => ({
      piece: { kind: "concept" as const, concept, exact: false },
      length: 1,
      cost: 1 + MISSPELT,
    })),
  );
}

const DESCRIBED: readonly Concept[] = ["POLL", "QUESTION"];
const OPENING: ReadonlySet<Concept> = new Set<Concept>([
  "OPEN",
  "START",
  "SHOW",
  "PUT",
  "BRING",
  "CLOSE",
  "STOP",
  "THROW",
]);
const FARTHEST = 4;
const ABOUT = new Set(["about", "on", "for", "of"]);
const DESCRIPTION = 1.5;

/**
 * Whether an unknown word is between the verb and the noun, or after "the poll about": then it describes the
 * noun.
 */
function describes({ lexicon, words }: ClauseInput, at: number): boolean {
  const means = (place: number, concepts: (concept: Concept) => boolean) =>
    lexicon.phrasesAt(words, place).some(({ concept }) => concepts(concept));
  const noun = words.findIndex((_word, place) => means(place, (concept) => DESCRIBED.includes(concept)));
  if (noun < 0) return false;
  const verb = words.findIndex((_word, place) => means(place, (concept) => OPENING.has(concept)));
  if (verb >= 0 && (verb >= noun || at <= verb)) return false;
  return at < noun ? noun - at < FARTHEST : ABOUT.has(words[noun + 1] ?? "") && at - noun <= FARTHEST;
}

/** "Our winner Chloë", "my old friend Lars": a description before the name. */
const isApposition = ({ words, people }: ClauseInput, at: number): boolean =>
  at > 0 &&
  words.slice(Math.max(0, at - 2), at).some((word) => OWN.has(word)) &&
  personAt(words, at + 1, people, true) !== null;
const OWN = new Set(["our", "my"]);

/** Returns what a word may stand for if it has no meaning of its own. */
export function guessed(input: ClauseInput, start: number): Alternative[] {
  const word = input.words[start] ?? "";
  const near = personAt(input.words, start, input.people);
  const person: Alternative[] = near
    ? [
        {
          piece: { kind: "people", people: near.people, exact: false },
          length: near.length,
          cost: 1 + MISSPELT,
        },
      ]
    : [];
  const unknown: Alternative = { piece: { kind: "unknown", word }, length: 1, cost: UNKNOWN };
  const description: Alternative[] = describes(input, start)
    ? [{ piece: { kind: "description" }, length: 1, cost: DESCRIPTION }]
    : [];
  const apposition: Alternative[] = isApposition(input, start)
    ? [{ piece: { kind: "filler" }, length: 1, cost: DESCRIPTION }]
    : [];
  return [...person, ...misspelt(input.lexicon, word), ...description, ...apposition, unknown];
}
