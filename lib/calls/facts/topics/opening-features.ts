import type { LanguageRules } from "../../languages/rules";
import { isQuestion } from "../../transcript/is-question";
import type { Said } from "../../transcript/said";
import { commonness } from "../competitor-names/common-words";
import { type Features, put } from "../learned/linear";
import type { Place, TopicWord } from "./places";

const BEFORE = 12;
const AFTER = 12;

/** Describes a line by its words, by those around it, and by how much of what it says was said before and comes back. */
export function openingFeatures(places: readonly Place[], at: number, rules: LanguageRules): Features {
  const features = new Map<number, number>();
  const add = (names: readonly string[], value: number): void => {
    for (const name of names) put(features, `opens ${name}`, value);
  };
  const one = places[at] as Place;
  const [before, after] = [places[at - 1], places[at + 1]];
  const words = one.words.slice(0, 30);
  const value = 1 / Math.sqrt(Math.max(4, words.length));
  add(
    words.flatMap((word, index) => [`w ${word}`, `b ${words[index - 1] ?? "^"} ${word}`]),
    value,
  );
  add(
    [`first ${words[0]}`, `firsts ${words.slice(0, 2).join(" ")}`, `third ${words.slice(0, 3).join(" ")}`],
    0.5,
  );
  add(
    (before?.words ?? ["^"]).slice(-12).map((word) => `p ${word}`),
    0.25,
  );
  const isAsking = asks(one.said, rules);
  const side = one.said[0]?.side ?? "unsure";
  const isSame = before !== undefined && before.said[0]?.speaker === one.said[0]?.speaker;
  const length = lengthOf(words.length);
  add(
    [
      ...["all", `asks ${isAsking}`, `asks ${isAsking} ${side}`, `side ${side}`, `length ${length}`],
      ...[`same ${isSame}`, `language ${rules.code}`, `place ${Math.floor((6 * at) / places.length)}`],
      ...[
        `before ${lengthOf(before?.words.length ?? 0)} ${length}`,
        `after ${lengthOf(after?.words.length ?? 0)}`,
      ],
      ...(before && asks(before.said, rules) ? ["was asked", `was asked ${length}`] : []),
      ...(at < 3 ? [`start ${at}`] : []),
    ],
    0.5,
  );
  const [past, next] = [
    stemsOf(places.slice(Math.max(0, at - BEFORE), at)),
    stemsOf(places.slice(at + 1, at + 1 + AFTER)),
  ];
  const own = [...new Set([...one.content, ...(after?.content ?? [])].map(({ stem }) => stem))];
  const old = own.filter((stem) => past.has(stem)).length;
  const fresh = own.filter((stem) => !past.has(stem) && next.has(stem)).length;
  add(
    [
      `old ${Math.min(3, old)}`,
      `fresh ${Math.min(3, fresh)}`,
      `both ${Math.min(2, old)} ${Math.min(2, fresh)} ${isAsking}`,
    ],
    0.6,
  );
  return features;
}

/** Describes a word that may name what is talked about from a line on. */
export function namingFeatures(
  word: TopicWord,
  places: readonly Place[],
  [from, own]: readonly [number, number],
  rules: LanguageRules,
): Features {
  const features = new Map<number, number>();
  const add = (names: readonly string[], value: number): void => {
    for (const name of names) put(features, `names ${name}`, value);
  };
  const count = (some: readonly Place[]): number => some.filter(({ stems }) => stems.has(word.stem)).length;
  const [past, next] = [
    count(places.slice(Math.max(0, from - BEFORE), from)),
    count(places.slice(from, from + AFTER)),
  ];
  const common = commonness(word.low);
  add([`w ${word.low}`, `x ${word.low.slice(0, 6)}`, `y ${word.low.slice(-3)}`], 0.6);
  add([`-1 ${word.before}`, `+1 ${word.after}`, `-2 ${word.earlier}`], 0.5);
  add(
    [
      ...[
        "all",
        `noun ${word.isNoun}`,
        `noun ${word.isNoun} ${rules.code}`,
        `line ${own - from}`,
        `common ${common}`,
      ],
      ...[
        `asked ${word.isAsked}`,
        `asked ${word.isAsked} ${own - from}`,
        `length ${Math.min(12, word.low.length)}`,
      ],
      ...[
        `past ${Math.min(3, past)}`,
        `next ${Math.min(4, next)}`,
        `next ${Math.min(4, next)} ${common} ${word.isNoun}`,
      ],
      ...[`last ${word.isLast}`, `language ${rules.code}`],
    ],
    0.6,
  );
  return features;
}

const asks = (said: readonly Said[], rules: LanguageRules): boolean =>
  said.some((one) => isQuestion(one, rules));
const lengthOf = (words: number): number => [1, 3, 6, 12, 25].filter((least) => words >= least).length;
const stemsOf = (places: readonly Place[]): Set<string> => new Set(places.flatMap(({ stems }) => [...stems]));
