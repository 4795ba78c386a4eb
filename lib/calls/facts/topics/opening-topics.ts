import type { Topic } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import type { Said } from "../../transcript/said";
import { Learned, likelihoods } from "../learned/linear";
import { namingFeatures, openingFeatures } from "./opening-features";
import { type Place, placesOf, type TopicWord } from "./places";
import stored from "./topic-weights.json" with { type: "json" };

export const TOPIC_WEIGHTS = new Learned(stored);

/** From here on a line opens a topic, and a word names it; chosen by learning from four fifths of the training calls and judging the last. */
const OPENS = 0.22;
const NAMES = 0.18;
const MOST_NAMES = 3;
/** Lines from which names are taken, and a topic's fewest. */
const NAMED_IN = 5;
const FEWEST = 3;

/** What is talked about from a line on. `names` are the words that say it best, in the order in which they are said. */
interface OpeningTopic {
  from_line: number;
  to_line: number;
  start_sec: number | null;
  names: readonly string[];
}

/** Finds where something else is talked about, by what was learned from the training calls, in English and German. */
export function openingTopics(said: readonly Said[], rules: LanguageRules): OpeningTopic[] {
  if (rules.code !== "en" && rules.code !== "de") return [];
  const { weights } = TOPIC_WEIGHTS;
  const places = placesOf(said, rules);
  const opens = places.map((_, at) => likelihoods(openingFeatures(places, at, rules), weights)[0] ?? 0);
  const starts = opens.flatMap((likely, at) => {
    const near = opens.slice(Math.max(0, at - FEWEST + 1), at + FEWEST);
    return likely >= OPENS && likely >= Math.max(...near) ? [at] : [];
  });
  return starts.flatMap((from, index) => {
    const to = (starts[index + 1] ?? places.length) - 1;
    const names = namesOf(places, [from, to], rules);
    const [first, last] = [places[from], places[to]];
    if (names.length === 0 || !first || !last) return [];
    return [{ from_line: first.line, to_line: last.line, start_sec: first.start_sec, names }];
  });
}

/** Words that may name a topic, each once, with the line of each. */
export function candidatesFor(
  places: readonly Place[],
  [from, to]: readonly [number, number],
): { word: TopicWord; at: number }[] {
  const seen = new Set<string>();
  const found: { word: TopicWord; at: number }[] = [];
  for (let at = from; at <= Math.min(to, from + NAMED_IN - 1); at += 1)
    for (const word of places[at]?.content ?? []) {
      if (seen.has(word.stem)) continue;
      seen.add(word.stem);
      found.push({ word, at });
    }
  return found;
}

function namesOf(places: readonly Place[], span: readonly [number, number], rules: LanguageRules): string[] {
  const { weights } = TOPIC_WEIGHTS;
  const judged = candidatesFor(places, span).map(({ word, at }, order) => ({
    ...{ word, order },
    likely: likelihoods(namingFeatures(word, places, [span[0], at], rules), weights)[1] ?? 0,
  }));
  return judged
    .filter(({ likely }) => likely >= NAMES)
    .toSorted((a, b) => b.likely - a.likely)
    .slice(0, MOST_NAMES)
    .toSorted((a, b) => a.order - b.order)
    .map(({ word }) => word.text);
}

/** As a heading. */
export const headingOf = ({ names: [first = "", ...rest], ...topic }: OpeningTopic): Topic => ({
  ...topic,
  name: [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", "),
});
