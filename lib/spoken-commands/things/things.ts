import type { StageState } from "@/lib/stage/state";
import { wordsOf } from "../words/normalise";
import { distance } from "./match-person";
import type { Prepared } from "./prepared";
import { remembered } from "./remembered";

/** Something with a title that a sentence can name. `at` is its index in its own list. */
export type Thing = { at: number; title: string } & (
  | { kind: "scene" }
  | { kind: "cta" }
  | { kind: "deck"; id: string; pages: number }
  | { kind: "video"; src: string }
  | { kind: "poll"; question: string; options: readonly string[]; open: boolean }
  | { kind: "question"; id: string | undefined; text: string; author: string | null; votes: number }
  | { kind: "line"; text: string }
);
export type ThingKind = Thing["kind"];
export type ThingOf<K extends ThingKind> = Extract<Thing, { kind: K }>;

/** How well the words match: 0 the title, 1 all words of it, 2 some of them. */
export type Named = { thing: Thing; rank: 0 | 1 | 2 };
export type Mention = { named: Named[]; length: number; exact: boolean };

const SMALL = new Set(
  "of and by for with to is are do does you your our we it in on at from about what how will this that i who where when their them up be can".split(
    " ",
  ),
);

/** Reduces words to a stem: "teams" and "team", "rating" and "rate" are the same. */
export const stem = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:ing|ion|ed|es|e|s)$/, "").replace(/(?<=\w{3})([bdgmnpt])\1$/, "$1")
    : word.replace(/(?<=\w{3})s$/, "");

const wordsIn = (text: string): string[] => wordsOf(text.replace(/\bq\s?(?:&|and)\s?a\b/gi, "qa")).map(stem);

type Indexed = { thing: Thing; words: string[]; telling: ReadonlySet<string> };

const indexOf = (thing: Thing): Indexed => {
  const words = wordsIn(thing.title);
  const telling = new Set(words.filter((word) => !SMALL.has(word)));
  return { thing, words, telling: telling.size > 0 ? telling : new Set(words) };
};

/** Index of the things in a state and in its prepared content. */
const indexes = remembered((state: StageState) =>
  remembered((prepared: Prepared) => namedThings(state, prepared).map(indexOf)),
);

/** Returns everything that can be named at this moment. */
export const thingsOf = (state: StageState, prepared: Prepared): Indexed[] => indexes(state)(prepared);

function namedThings(state: StageState, prepared: Prepared): Thing[] {
  const { decks = [], videos = [], polls = [], questions = [], lines = [] } = prepared;
  const open = state.poll ? [{ ...state.poll, open: true }] : [];
  return [
    ...videos.map(({ src, title }, at) => ({ kind: "video" as const, at, title, src })),
    ...decks.map(({ id, title, page_count }, at) => ({
      kind: "deck" as const,
      at,
      title,
      id,
      pages: page_count,
    })),
    ...lines.map(({ title, text }, at) => ({ kind: "line" as const, at, title, text })),
    ...(state.cta.label === "" ? [] : [{ kind: "cta" as const, at: 0, title: state.cta.label }]),
    ...[...polls.map((poll) => ({ ...poll, open: false })), ...open].map((poll, at) => ({
      kind: "poll" as const,
      at,
      title: poll.question,
      question: poll.question,
      options: poll.options,
      open: poll.open,
    })),
    ...questions.map(({ id, text, author, votes = 0 }, at) => ({
      kind: "question" as const,
      at,
      title: `${author ?? ""} ${text}`,
      id,
      text,
      author,
      votes,
    })),
    ...state.scenes.map(({ title }, at) => ({ kind: "scene" as const, at, title })),
  ];
}

type Run = { length: number; rank: 0 | 1 | 2; exact: boolean };

function sameWord(said: string, known: ReadonlySet<string>): "exact" | "near" | null {
  if (known.has(stem(said))) return "exact";
  if (said.length < 6) return null;
  return [...known].some((word) => word.length > 4 && distance(stem(said), word, 1) <= 1) ? "near" : null;
}

function runAt(words: readonly string[], start: number, { words: title, telling }: Indexed): Run | null {
  if (title.length > 1 && title.every((word, at) => stem(words[start + at] ?? "") === word))
    return { length: title.length, rank: 0, exact: true };
  let end = start;
  let exact = true;
  const met = new Set<string>();
  for (let at = start; at < words.length; at += 1) {
    const said = words[at] ?? "";
    const same = sameWord(said, telling);
    if (same !== null) {
      met.add(stem(said));
      if (same === "near") exact = false;
      end = at + 1;
    } else if (at === start || !(SMALL.has(said) || title.includes(stem(said)))) {
      break;
    }
  }
  if (end === start) return null;
  const said = words.slice(start, end).map(stem);
  const whole = said.join(" ") === title.filter((word) => said.includes(word) || telling.has(word)).join(" ");
  const all = met.size >= telling.size;
  return { length: end - start, rank: all && whole ? 0 : all ? 1 : 2, exact };
}

/** Returns what is named from `start` on, one entry for each number of words. */
export function mentionsAt(words: readonly string[], start: number, things: readonly Indexed[]): Mention[] {
  const byLength = new Map<string, Mention>();
  for (const entry of things) {
    const run = runAt(words, start, entry);
    if (!run) continue;
    const key = `${run.length}/${run.exact}`;
    const mention = byLength.get(key) ?? { named: [], length: run.length, exact: run.exact };
    mention.named.push({ thing: entry.thing, rank: run.rank });
    byLength.set(key, mention);
  }
  return [...byLength.values()];
}
export type ThingIndex = Indexed;
