import { apart, soundsOf } from "./sounds-of";

/** Minimum number of sounds in a name. Shorter ones resemble too many other words. */
const MIN_SOUNDS = 4;
/** Maximum distance from a whole name, and from a single word of one. */
const NEAR = 0.2;
const NEAR_ONE = 0.13;
/** The first word of a sentence is always capitalized, so there only a long word is taken for a name. */
const LONG = 6;
/** No other word sounds like one with this many sounds. */
const UNMISTAKABLE = 8;
const MAX_WORDS = 4;
const MAX_NAMES = 200;

interface Name {
  /** As written in the roster. */
  words: readonly string[];
  sounds: string;
}

interface Word {
  before: string;
  core: string;
  after: string;
  isFirst: boolean;
}

/**
 * Replaces words that sound like a name in the roster with that name. Conservative: a word that the
 * recognizer wrote in lower case stays, unless the words next to it belong to the same name.
 */
export function withNames(text: string, names: readonly string[]): string {
  const wanted = namesOf(names);
  if (text === "" || wanted.length === 0) return text;
  const words = wordsIn(text);
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at, wanted);
    const run = words.slice(at, at + (found?.length ?? 1));
    out.push(
      found
        ? written(run, found.name)
        : run.map(({ before, core, after }) => before + core + after).join(" "),
    );
    at += run.length;
  }
  return out.join(" ");
}

/** Returns whole names, longest first, then their single words. */
function namesOf(names: readonly string[]): Name[] {
  const whole = names
    .slice(0, MAX_NAMES)
    .map((name) => name.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
  const single = whole.filter((words) => words.length > 1).flatMap((words) => words.map((word) => [word]));
  return [...whole, ...single]
    .filter((words) => words.length > 0 && words.length <= MAX_WORDS)
    .map((words) => ({ words, sounds: words.map(soundsOf).join("") }))
    .filter(({ sounds }) => sounds.length >= MIN_SOUNDS)
    .sort((one, other) => other.words.length - one.words.length);
}

function wordsIn(text: string): Word[] {
  let isFirst = true;
  return text.split(/\s+/).map((token) => {
    const [, before = "", core = "", after = ""] =
      /^([^\p{L}\p{N}]*)(.*?)((?:['’]s)?[^\p{L}\p{N}]*)$/su.exec(token) ?? [];
    const word = { before, core, after, isFirst };
    isFirst = /[.!?]/.test(after);
    return word;
  });
}

/** Returns the name at this position and how many words it covers. */
function nameAt(
  words: readonly Word[],
  at: number,
  names: readonly Name[],
): { name: Name; length: number } | null {
  for (const name of names) {
    const count = name.words.length;
    // A name of one word may be transcribed as two.
    for (const length of count === 1 ? [1, 2] : [count]) {
      const run = words.slice(at, at + length);
      if (run.length === length && isName(run, name)) return { name, length };
    }
  }
  return null;
}

function isName(run: readonly Word[], name: Name): boolean {
  // A name doesn't continue across a comma or a period.
  if (run.slice(0, -1).some(({ after }) => after !== "") || run.slice(1).some(({ before }) => before !== ""))
    return false;
  const sounds = run.map(({ core }) => soundsOf(core)).join("");
  if (sounds === "" || sounds[0] !== name.sounds[0]) return false;
  if (name.words.length > 1) return apart(sounds, name.sounds) <= NEAR;
  if (run.length === 2) return name.sounds.length >= LONG && sounds === name.sounds;
  const [word] = run;
  if (sounds === name.sounds && sounds.length >= UNMISTAKABLE) return true;
  if (!word || !/^\p{Lu}/u.test(word.core) || (word.isFirst && name.sounds.length < LONG)) return false;
  return apart(sounds, name.sounds) <= NEAR_ONE;
}

const written = (run: readonly Word[], name: Name): string =>
  `${run[0]?.before ?? ""}${name.words.join(" ")}${run.at(-1)?.after ?? ""}`;
