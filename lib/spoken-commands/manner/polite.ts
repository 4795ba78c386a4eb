import { ENGLISH_LEXICON } from "../words/lexicon";
import { HIDING, PARTICLES, SHOWING, STRONG } from "../words/verbs";
import { baseOf, inActiveVoice, isCausative, madeActive } from "./request";

/** Words that say what should happen to something, so that "I want …" needs no additional verb. */
const TELLING: ReadonlySet<string> = new Set([
  ...STRONG,
  ...PARTICLES,
  ...SHOWING,
  ...HIDING,
  "LOUDER",
  "QUIETER",
  "BIG",
  "SET",
  "RESET",
  "ONLY",
  "UNDO",
]);

const tells = (words: readonly string[], concepts: ReadonlySet<string>): boolean =>
  words.some((_word, at) =>
    ENGLISH_LEXICON.phrasesAt(words, at).some(({ concept }) => concepts.has(concept)),
  );

/** "The slides" is a request to show them, "the slides off" to hide them. */
const shown = (words: readonly string[]): string[] =>
  words.length === 0 || tells(words, TELLING) ? [...words] : ["show", ...words];

const ENSURING = /(?:sure|ensure|that)$/;
const SEEING = /^(?:see|have|get|watch)$/;

/** Whether it's a plain "get": "get rid of" and "get back to" are separate verbs. */
const isBareGet = (words: readonly string[]): boolean =>
  words[0] !== "get" || (ENGLISH_LEXICON.phrasesAt(words, 0)[0]?.length ?? 1) === 1;

/** "It is time we saw the slides": a past tense that means now. */
const ITS_TIME = /\btime we(?: all)?$/;

/** "(It would be nice if) the ticker could be put away": removes the modal verb. */
function withoutModal(words: readonly string[]): string[] | null {
  const at = words.findIndex((word, place) => /^(?:could|can|would|might|were|was)$/.test(word) && place > 0);
  const passive = words.toSpliced(at, 1);
  return at > 0 && inActiveVoice(passive).length < passive.length ? inActiveVoice(passive) : null;
}

/** "can we see the results" requests them; "can you see them" only asks. Returns null if it only asks. */
export function wantedOf(said: string, rest: readonly string[]): string[] | null {
  const [first = "", ...others] = rest;
  if (/\bmind$/.test(said)) return [baseOf(first), ...others];
  if (isCausative(rest)) return madeActive(others);
  const byYou = /^(?:can|could|would|will) you\b/.test(said);
  const asks = /^(?:can|could|would|will|may) /.test(said);
  if (/^(?:can|could)$/.test(said) && /^(?:everyone|everybody|people|all|anybody|anyone)$/.test(first))
    return null;
  if (first === "look" && others[0] === "at") return ["show", ...others.slice(1)];
  if (ITS_TIME.test(said) && baseOf(first) !== first) return wantedOf("", [baseOf(first), ...others]);
  if (/\bif$/.test(said)) return withoutModal(rest);
  if (SEEING.test(first) && !byYou && isBareGet(rest)) return shown(others);
  if (asks && /^(?:see|hear|like|tell|imagine|believe|know|think|care|prefer|rather|want|wish)$/.test(first))
    return null;
  if (asks && first === "be" && inActiveVoice(rest).length === rest.length) return null;
  if (ENSURING.test(said)) return madeActive(rest.filter((word) => word !== "is" && word !== "are"));
  const active = madeActive(rest);
  return /(?:want|need|like|love|use|with|about|have|is)$/.test(said) ? shown(active) : active;
}

/** "do the confetti", "have the announcer introduce Ben" start like questions but are commands. */
export function isImperative([first = "", second = ""]: readonly string[]): boolean {
  return (
    (first === "how" && second === "to") ||
    ((first === "do" || first === "have") && !/^(?:you|we|they|i|people|he|she|not|any)$/.test(second))
  );
}
