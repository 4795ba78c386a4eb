import { contextOf } from "@/lib/calls/by-rules/context";
import { namingFeatures, openingFeatures } from "@/lib/calls/facts/topics/opening-features";
import { candidatesFor } from "@/lib/calls/facts/topics/opening-topics";
import { placesOf } from "@/lib/calls/facts/topics/places";
import { words } from "../scoring/match";
import { isSameWord } from "../scoring/topics-and-sides";
import type { EvalCall } from "../set/expected";
import type { Example } from "./train-linear";

/** Lines next to the first of a topic, at which it may as well begin. */
const NEAR = 1;

/** Lines of a call, with whether a topic begins there, and words at the beginning of topics, with whether they name it. */
export function topicExamplesOf({ call, expected }: EvalCall): Example[] {
  const { said, rules } = contextOf(call);
  const places = placesOf(said, rules);
  const starts = new Set(expected.topics.map(({ from }) => from));
  const isNear = (line: number): boolean =>
    [...starts].some((start) => start !== line && Math.abs(start - line) <= NEAR);
  const openings = places.map(({ line }, at): Example => {
    const opens = starts.has(line) ? 1 : isNear(line) ? null : 0;
    return { features: openingFeatures(places, at, rules), labels: [opens, null] };
  });
  const names = expected.topics.flatMap((topic): Example[] => {
    const from = places.findIndex(({ line }) => line >= topic.from);
    const to = places.findLastIndex(({ line }) => line <= topic.to);
    if (from < 0) return [];
    const wanted = topic.words.flatMap(words);
    return candidatesFor(places, [from, to]).map(({ word, at }) => ({
      features: namingFeatures(word, places, [from, at], rules),
      labels: [null, wanted.some((one) => isSameWord(one, word.low)) ? 1 : 0],
    }));
  });
  return [...openings, ...names];
}
