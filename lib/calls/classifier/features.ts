import type { CallFacts } from "../by-rules/ruled-facts";
import { type Features, put } from "../facts/learned/linear";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import type { Said } from "../transcript/said";
import type { Chunk } from "./chunks";

const MOST_WORDS = 60;
const NEIGHBOUR_WORDS = 24;
const FLAG = 0.5;

export interface Found {
  /** What rules found, by sentence. */
  marks: ReadonlyMap<string, ReadonlySet<string>>;
  rules: LanguageRules;
  labelled: boolean;
}

/** What rules found in which sentence. */
export function marksOf(facts: Omit<CallFacts, "topics">): Map<string, Set<string>> {
  const marks = new Map<string, Set<string>>();
  const add = (mark: string, evidence: readonly { line: number; quote: string }[]) => {
    for (const { line, quote } of evidence) {
      const place = `${line} ${quote}`;
      const known = marks.get(place);
      if (known) known.add(mark);
      else marks.set(place, new Set([mark]));
    }
  };
  for (const { kind, evidence } of facts.objections) add(`objection ${kind}`, evidence);
  for (const [element, { state, evidence }] of Object.entries(facts.qualification))
    add(`${element} ${state}`, evidence);
  for (const { kind, evidence } of facts.risks) add(`risk ${kind}`, evidence);
  for (const { agreed, evidence } of facts.next_steps) add(agreed ? "agreed" : "step", evidence);
  for (const { evidence } of facts.competitors) add("competitor", evidence);
  for (const { kind, currency, evidence } of facts.numbers)
    add(currency ? "money" : `number ${kind}`, evidence);
  for (const { date, evidence } of facts.dates) add(date ? "date" : "time", evidence);
  return marks;
}

/** Describes each chunk by its words, those around it, who speaks, and what rules found. */
export function featuresOf(chunks: readonly Chunk[], found: Found): Features[] {
  const words = chunks.map(({ said }) => wordsOf(said));
  return chunks.map((chunk, at) => {
    const features = new Map<number, number>();
    addAll(features, textFeatures(words[at] ?? []), 1);
    const [before, earlier, after] = [chunks[at - 1], chunks[at - 2], chunks[at + 1]];
    if (before) addAll(features, near(words[at - 1] ?? [], before, chunk, "p"), 0.6);
    if (earlier) addAll(features, near(words[at - 2] ?? [], earlier, chunk, "e"), 0.3);
    if (after) addAll(features, near((words[at + 1] ?? []).toReversed(), after, chunk, "n"), 0.4);
    const place = Math.floor((6 * at) / chunks.length);
    for (const flag of [...flagsOf(chunk, before, after, found), `place ${place}`]) put(features, flag, FLAG);
    return features;
  });
}

/** Of what is said alone. */
export function featuresOfWords(said: readonly Said[]): Features {
  const features = new Map<number, number>();
  addAll(features, textFeatures(wordsOf(said)), 1);
  return features;
}

function flagsOf(
  chunk: Chunk,
  before: Chunk | undefined,
  after: Chunk | undefined,
  { marks, rules, labelled }: Found,
): string[] {
  const side = (one: Chunk | undefined): string => one?.said[0]?.side ?? "unsure";
  const marked = (one: Chunk | undefined): string[] => [
    ...new Set((one?.said ?? []).flatMap(({ line, text }) => [...(marks.get(`${line} ${text}`) ?? [])])),
  ];
  const asks = (one: Chunk | undefined): boolean =>
    one?.said.some((said) => isQuestion(said, rules)) ?? false;
  const count = chunk.said.reduce((sum, { words }) => sum + words, 0);
  const own = side(chunk);
  const length = count < 3 ? 0 : count < 6 ? 1 : count < 12 ? 2 : count < 25 ? 3 : 4;
  return [
    "all",
    `side ${own}`,
    `language ${rules.code}`,
    `length ${length}`,
    `labelled ${labelled}`,
    `sides ${side(before)} ${own}`,
    ...(asks(chunk) ? ["asks", `asks ${own}`] : []),
    ...(asks(before) ? ["was asked", `was asked ${own} ${length}`] : []),
    ...(asks(after) ? ["asks next"] : []),
    ...(/\?/u.test(chunk.said.at(-1)?.plain ?? "") ? ["mark"] : []),
    ...marked(chunk).flatMap((mark) => [`has ${mark}`, `has ${mark} ${own}`]),
    ...marked(before).map((mark) => `before ${mark}`),
    ...marked(after).map((mark) => `after ${mark}`),
  ];
}

const wordsOf = (said: readonly Said[]): string[] =>
  said
    .flatMap(({ low }) => low.match(/[\p{L}']+|\p{N}+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\p{N}/u.test(word) ? "#" : word));

function textFeatures(words: readonly string[]): string[] {
  const features: string[] = [];
  words.forEach((word, at) => {
    features.push(`w ${word}`);
    if (word.length > 5) features.push(`x ${word.slice(0, 5)}`);
    if (word.length > 8) features.push(`y ${word.slice(-5)}`);
    features.push(`b ${words[at - 1] ?? "^"} ${word}`);
    const third = words[at + 2];
    if (third) features.push(`s ${word} ${third}`);
  });
  features.push(`b ${words.at(-1)} $`, `first ${words[0]}`);
  return features;
}

/** The words next to it, apart by whether the same person says them. */
function near(words: readonly string[], one: Chunk, chunk: Chunk, where: string): string[] {
  const isSame = one.said[0]?.speaker === chunk.said[0]?.speaker && chunk.said[0]?.speaker !== null;
  return words.slice(-NEIGHBOUR_WORDS).map((word) => `${where}${isSame ? "=" : ""} ${word.slice(0, 7)}`);
}

function addAll(features: Map<number, number>, names: readonly string[], weight: number): void {
  const value = weight / Math.sqrt(Math.max(4, names.length));
  for (const name of names) put(features, name, value);
}
