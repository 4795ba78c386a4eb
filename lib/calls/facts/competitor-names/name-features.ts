import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import { askedForOthers, pointsOf } from "../competitors";
import { type Features, put } from "../learned/linear";
import { isPersonOrPlace } from "../plain-names";
import { isKnownVendor } from "../vendors";
import type { Candidate } from "./candidates";
import type { Commonness } from "./common-words";

/** What is known of all candidates of a call. */
interface Counts {
  names: ReadonlyMap<string, number>;
  words: ReadonlyMap<string, number>;
}

export function countsOf(candidates: readonly Candidate[]): Counts {
  const [names, words] = [new Map<string, number>(), new Map<string, number>()];
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { key, own } of candidates) {
    add(names, key);
    if (own.length === 1) add(words, key);
  }
  return { names, words };
}

interface Surroundings {
  said: readonly Said[];
  rules: LanguageRules;
  counts: Counts;
  commonness: (word: string) => Commonness;
}

/** Describes a candidate by the words around it, how often it comes back, and what rules make of its place. */
export function nameFeatures(
  candidate: Candidate,
  { said, rules, counts, commonness }: Surroundings,
): Features {
  const features = new Map<number, number>();
  const add = (names: readonly string[], value: number): void => {
    for (const name of names) put(features, name, value);
  };
  const { one, own, from, to, name, key, isCased } = candidate;
  add(["all"], 1);
  add(
    [`cased ${isCased}`, `words ${own.length} ${isCased}`, `side ${one.side}`, `language ${rules.code}`],
    0.4,
  );
  addWords(candidate, add);
  addCounts(candidate, counts, add);
  const known = own.map((word) => commonness(word));
  const isRare = known.includes("rare");
  add([`known ${known.join(" ")}`, `known ${known.join(" ")} ${isCased}`], 0.8);
  const [last = "^"] = candidate.before;
  const [next = "$"] = candidate.after;
  add([`rare ${isRare} -1 ${last}`, `rare ${isRare} +1 ${next}`, `rare ${isRare} ${one.side}`], 0.6);
  const points = pointsOf(one, { from, to, isKnown: isKnownVendor(key) }, rules);
  add([`points ${Math.max(-1, Math.min(2, points))}`], 0.8);
  if (points > 0) add([`points ${isRare}`], 0.7);
  if (askedForOthers(one, said, rules)) add(["asked", `asked ${one.side}`, `asked ${isRare}`], 0.7);
  if ((counts.names.get(key) ?? 1) > 1) add([`back ${known.join(" ")}`], 0.7);
  if (isKnownVendor(key)) add(["vendor"], 0.7);
  if (isPersonOrPlace(key)) add(["person"], 0.7);
  if (/\p{Ll}\p{Lu}/u.test(name)) add(["camel"], 0.7);
  if (rules.competitors.beside.test(one.low)) add(["beside"], 0.6);
  if (rules.competitors.none.test(one.low)) add(["none"], 0.6);
  if (rules.frames?.vendor.not.test(one.low)) add(["other"], 0.6);
  return features;
}

type Add = (names: readonly string[], value: number) => void;

function addWords({ own, before, after, one }: Candidate, add: Add): void {
  const [last = "^", second = "^"] = before;
  const [next = "$", then = "$"] = after;
  add([`-1 ${last}`, `-2 ${second}`, `-12 ${second} ${last}`], 0.6);
  add([`+1 ${next}`, `+2 ${then}`, `+12 ${next} ${then}`, `-+ ${last} ${next}`], 0.6);
  add(
    before.map((word) => `before ${word}`),
    0.3,
  );
  add(
    after.map((word) => `after ${word}`),
    0.3,
  );
  for (const [at, word] of own.entries()) add([`own ${word.length} ${at}`], 0.2);
  if (one.words <= own.length + 2) add(["alone"], 0.6);
}

function addCounts({ own, key }: Candidate, { names, words }: Counts, add: Add): void {
  const count = names.get(key) ?? 1;
  add([`count ${own.length} ${Math.min(4, count)}`], 0.6);
  if (own.length === 1) return;
  // The words of a name hardly come without each other.
  const isTogether = own.every((word) => (words.get(word) ?? 0) <= count);
  add([`together ${isTogether} ${Math.min(3, count)}`], 0.7);
}
