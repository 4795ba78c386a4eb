import type { Element, Evidence, Topic } from "../../analysis-shape";
import type { LanguageRules, TopicFact } from "../../languages/rules";
import { isQuestion } from "../../transcript/is-question";
import type { Said } from "../../transcript/said";
import { keywordTopics } from "./keyword-topics";
import { headingOf, openingTopics } from "./opening-topics";

/** Words say what they are about for this many sentences around. */
const REACH = 3;
const LEAST = 1;
/** How much a fact says, measured in words. */
const FACT = 1;
/** Questions open topics. */
const OPENS = 1.5;
/** Fewer words of a topic are a mention. */
const LEAST_IN_ALL = 1.2;

/** Dates and objections belong to what they are about, unless the words of a topic of their own were said. */
const BY_WORDS: ReadonlySet<TopicFact | undefined> = new Set<TopicFact>(["dates", "objections"]);

/** Where the facts are that belong to a topic. */
export type FactsOfTopics = Readonly<Record<TopicFact, readonly Pick<Evidence, "line" | "quote">[]>>;

const placeOf = ({ line, quote }: Pick<Evidence, "line" | "quote">): string => `${line} ${quote}`;

/** Cuts a call into topics by the words of each, those around included. */
export function topicsIn(said: readonly Said[], rules: LanguageRules, facts: FactsOfTopics): Topic[] {
  const places = new Map(
    Object.entries(facts).map(([fact, evidence]) => [fact, new Set(evidence.map(placeOf))]),
  );
  const own = said.map((one) =>
    rules.topics.map(({ cue, fact }) => {
      const isFact =
        fact !== undefined && places.get(fact)?.has(placeOf({ line: one.line, quote: one.text }));
      const opens = isQuestion(one, rules) ? OPENS : 1;
      return matches(one.low, cue) * opens + (isFact || isAskedFor(one, fact, rules) ? FACT : 0);
    }),
  );
  const found: (Topic & { sentences: number; score: number; words: string[] })[] = [];
  said.forEach((one, index) => {
    const scores = rules.topics.map((_, topic) => scoreAt(own, index, topic));
    const best = Math.max(...scores);
    if (best < LEAST) return;
    const topic = scores.indexOf(best);
    const name = rules.topics[topic]?.name ?? "";
    const last = found.at(-1);
    if (last?.name === name) {
      last.to_line = one.line;
      last.sentences += 1;
      last.score += own[index]?.[topic] ?? 0;
      last.words.push(...wordsOf(one.low, rules.topics[topic]?.cue));
      return;
    }
    found.push({
      ...{ name, from_line: one.line, to_line: one.line, start_sec: one.start_sec, sentences: 1 },
      score: own[index]?.[topic] ?? 0,
      words: wordsOf(one.low, rules.topics[topic]?.cue),
    });
  });
  const byWords = new Set(rules.topics.flatMap(({ name, fact }) => (BY_WORDS.has(fact) ? [name] : [])));
  const topics = joined(found.filter(({ score }) => score >= LEAST_IN_ALL))
    .filter(({ name, words }) => words.length > 0 || !byWords.has(name))
    .map(({ words, ...topic }) => ({ ...topic, name: named(topic.name, words) }));
  return withOpenings(topics, said, rules).toSorted((a, b) => a.from_line - b.from_line);
}

/** So many lines apart, two topics begin at once. */
const TOGETHER = 2;

/**
 * Adds what else is talked about. A heading says what it's about in the words by which it begins; words that come back are
 * topics unless a topic has them in its name.
 */
function withOpenings(headings: readonly Topic[], said: readonly Said[], rules: LanguageRules): Topic[] {
  const openings = openingTopics(said, rules);
  const isNear = (one: { from_line: number }, other: { from_line: number }): boolean =>
    Math.abs(one.from_line - other.from_line) <= TOGETHER;
  const told = headings.map((heading) => {
    const names = openings.find((one) => isNear(one, heading))?.names ?? [];
    const more = names.filter((name) => !heading.name.toLowerCase().includes(name.toLowerCase()));
    if (more.length === 0) return heading;
    return {
      ...heading,
      name: `${heading.name}${heading.name.includes(": ") ? ", " : ": "}${more.join(", ")}`,
    };
  });
  const opened = openings.filter((one) => !headings.some((heading) => isNear(one, heading))).map(headingOf);
  const topics = [...told, ...opened];
  const isNamed = ({ name, from_line }: Topic): boolean =>
    topics.some(
      (topic) =>
        topic.from_line <= from_line &&
        topic.to_line >= from_line &&
        topic.name.toLowerCase().includes(name.toLowerCase()),
    );
  return [...topics, ...keywordTopics(said, rules).filter((word) => !isNamed(word))];
}

const ASKED: Readonly<Partial<Record<TopicFact, readonly Element[]>>> = {
  pain: ["identified_pain"],
  decision: ["decision_process", "economic_buyer"],
  competitors: ["competition"],
  criteria: ["decision_criteria"],
};

/** A question opens a topic as much as its answer does. */
const isAskedFor = (one: Said, fact: TopicFact | undefined, rules: LanguageRules): boolean =>
  fact !== undefined &&
  rules.frames !== undefined &&
  (ASKED[fact] ?? []).some((element) => rules.frames?.asks[element]?.test(one.low)) &&
  isQuestion(one, rules);

const matches = (low: string, cue: RegExp): number => {
  const found = cue.exec(low);
  if (!found) return 0;
  return cue.test(low.slice(found.index + found[0].length)) ? 1.6 : 1;
};

function scoreAt(own: readonly number[][], index: number, topic: number): number {
  let score = 0;
  for (let near = -REACH; near <= REACH; near += 1) {
    const value = own[index + near]?.[topic] ?? 0;
    score += value * (1 - Math.abs(near) / (REACH + 1));
  }
  return score;
}

/** A topic that comes back after a short excursion is one. */
function joined(found: readonly (Topic & { words: string[] })[]): (Topic & { words: string[] })[] {
  const topics: (Topic & { words: string[] })[] = [];
  for (const { name, from_line, to_line, start_sec, words } of found) {
    const last = topics.findLast((topic) => topic.name === name);
    if (last && from_line - last.to_line <= 4) {
      last.to_line = Math.max(last.to_line, to_line);
      last.words.push(...words);
    } else topics.push({ name, from_line, to_line, start_sec, words: [...words] });
  }
  return topics;
}

const MOST_WORDS = 2;

/** "Pricing: discount, fee": the heading, and what of it was talked about most. */
function named(name: string, words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_WORDS);
  return often.length === 0 ? name : `${name}: ${often.map(([word]) => word).join(", ")}`;
}

/** The words by which a sentence is about a topic. */
function wordsOf(low: string, cue: RegExp | undefined): string[] {
  const found = cue?.exec(low)?.[0].match(/\p{L}{4,}/gu) ?? [];
  return found.filter(
    (word) =>
      !/^(?:your|with|this|that|what|when|would|should|could|have|from|will|need|want|take|make|here|right|today|nice|thanks|does|they|them|sind|eine|einen|wenn|dann|noch|oder|auch|haben|wird|können|ihnen)$/u.test(
        word,
      ),
  );
}
