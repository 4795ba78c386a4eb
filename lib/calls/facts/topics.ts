import type { Evidence, Topic } from "../analysis-shape";
import type { LanguageRules, TopicFact } from "../languages/rules";
import type { Said } from "../transcript/said";
import { keywordTopics } from "./keyword-topics";

/** Words say what they are about for this many sentences around. */
const REACH = 3;
const LEAST = 1.2;
/** How much a fact says, measured in words. */
const FACT = 1;
/** Fewer words of a topic are a mention. */
const LEAST_IN_ALL = 1.6;

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
      return matches(one.low, cue) + (isFact ? FACT : 0);
    }),
  );
  const found: (Topic & { sentences: number; score: number })[] = [];
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
      return;
    }
    found.push({
      ...{ name, from_line: one.line, to_line: one.line, start_sec: one.start_sec, sentences: 1 },
      score: own[index]?.[topic] ?? 0,
    });
  });
  const topics = joined(found.filter(({ score }) => score >= LEAST_IN_ALL));
  return [...topics, ...keywordTopics(said, rules)].toSorted((a, b) => a.from_line - b.from_line);
}

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
function joined(found: readonly (Topic & { sentences: number; score: number })[]): Topic[] {
  const topics: Topic[] = [];
  for (const { name, from_line, to_line, start_sec } of found) {
    const last = topics.findLast((topic) => topic.name === name);
    if (last && from_line - last.to_line <= 4) last.to_line = Math.max(last.to_line, to_line);
    else topics.push({ name, from_line, to_line, start_sec });
  }
  return topics;
}
