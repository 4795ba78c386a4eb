import { ENGLISH_LEXICON } from "../words/lexicon";
import { phrasesOf } from "../words/phrases";
import { setOf } from "../words/small-words";

/** Words that only make a request more polite. */
const SOFTENERS = setOf(
  "please kindly now just then perhaps maybe possibly also quickly quite rather really very most ever so all too well certainly at once",
);

const CLASSES = {
  ask: "can|could|would|will",
  let: "can|could|may|might",
  some: "somebody|someone|anybody|anyone|crew|team|studio",
  who: "you|we|i|somebody|someone|crew|team",
  could: "could|can|would|might|may",
  wish: "i|we",
  need: "need|want",
  kind: "so kind as to|so kind to|so good as to|so nice as to|kind enough to|good enough to|nice enough to",
  glad: "grateful|glad|happy|obliged|delighted|thankful|pleased",
  nice: "nice|lovely|great|good|kind|helpful|wonderful",
  high: "high|about",
  be: "am|are",
  suggest: "suggest|propose|recommend",
};

/** How a wish or a request begins. */
const OPENERS = phrasesOf(
  [
    "{ask} you",
    "{ask} you mind",
    "{ask} you be able to",
    "are you able to",
    "it {should} be {nice} to",
    "it might be {nice} to",
    "it {should} be {nice} if",
    "it {should} be {nice} if {who}",
    "{wish} {should} be {glad} to",
    "{wish} {should} be {glad} to have",
    "{wish} {should} be {glad} to see",
    "{wish} am {glad} to have",
    "shall {wish} have",
    "shall {wish} see",
    "{wish} {should} appreciate it if {who}",
    "{wish} {should} be {glad} if {who}",
    "what {wish} {need} is to",
    "what {wish} {need} is for you to",
    "what {wish} {need} is",
    "what {wish} {should} like is",
    "what {wish} {should} like to see is",
    "what {wish} {should} like to have is",
    "all {wish} {need} is",
    "all {wish} {need} is to",
    "all {wish} {need} is for you to",
    "{wish} am ready for you to",
    "how about {who}",
    "how about {wish}",
    "{nice} moment to",
    "{nice} time to",
    "{ask} you be {kind}",
    "{ask} {some} be {kind}",
    "{ask} {some} please",
    "{let} {wish}",
    "{let} i {trouble} you to",
    "{let} i {trouble} you for",
    "{let} i {trouble} that",
    "{let} i ask to",
    "{ask} {some}",
    "be {kind}",
    "{wish} {need}",
    "{wish} {need} to",
    "{wish} {need} to have",
    "{wish} {need} you to",
    "{wish} {think} {wish} {need}",
    "{wish} {think} {wish} {need} to",
    "{wish} will {need}",
    "{wish} will {need} to see",
    "{wish} {be} going to need",
    "{wish} {suggest} we",
    "{wish} {suggest} that we",
    "{wish} {should} {suggest} we",
    "{wish} {should} {suggest} that we",
    "{let} i {suggest} we",
    "{let} i {suggest} that we",
    "{wish} {should} like",
    "{wish} {should} like to",
    "{wish} {should} like to have",
    "{wish} {should} like you to",
    "{wish} {should} love",
    "{wish} {should} love to",
    "{wish} {should} love to have",
    "{wish} {should} {trouble} that",
    "{wish} {should} {trouble} you to",
    "{wish} {should} {trouble} for",
    "{wish} {should} be {glad} if {who} {could}",
    "{wish} {should} appreciate it if {who} {could}",
    "{wish} appreciate it if {who} {could}",
    "it would be {nice} if {who} {could}",
    "{wish} could use",
    "{wish} could do with",
    "we can",
    "{wish} have to",
    "{wish} have got to",
    "{wish} had better",
    "{wish} better",
    "time to",
    "it is time to",
    "it is time we",
    "it is time we all",
    "it is {high} time we",
    "it is {high} time we all",
    "{wish} {think} it is {high} time we",
    "{wish} {think} it is time we all",
    "{wish} {think} it is {high} time we all",
    "{wish} {think} it is time to",
    "{wish} {think} it is time we",
    "{wish} {think} we can",
    "{wish} {think} you can",
    "{wish} {think} we could",
    "perhaps {who} {could}",
    "maybe you {could}",
    "is it possible to",
    "would it be possible to",
    "do you think {who} {could}",
    "do you mind",
    "any chance {who} {could}",
    "why do not {who}",
    "you can",
    "you may",
    "feel free to",
    "make sure",
    "make sure to",
    "make sure that",
    "ensure",
    "see that",
    "be sure to",
    "ensure that",
    "see to it that",
    "do me favour",
    "do me favor",
    "do us favour",
    "do us favor",
    "lets",
    "let us",
    "how about",
    "can",
    "could",
  ],
  {
    ...CLASSES,
    think: "think|guess|believe|suppose|feel|reckon",
    should: "should|would",
    trouble: "ask|trouble|request|beg",
  },
  SOFTENERS,
);

const AFTER = setOf(
  "please kindly now just then perhaps maybe possibly also quickly quite rather really very",
);

/** Returns how many words at the start only introduce a request; 0 if there are none. */
export function openerLength(words: readonly string[]): number {
  const length = OPENERS.lengthAt(words);
  const softened = length === 0 ? 0 : words.slice(length).findIndex((word) => !AFTER.has(word));
  return softened < 0 ? words.length : length + softened;
}

const AUXILIARY: readonly string[] = ["have", "let", "make", "do"];
const IRREGULAR: Readonly<Record<string, string>> = {
  shown: "show",
  brought: "bring",
  taken: "take",
  given: "give",
  sent: "send",
  hidden: "hide",
  begun: "begin",
  thrown: "throw",
  shut: "shut",
  put: "put",
  made: "make",
  cut: "cut",
  got: "get",
  saw: "see",
  heard: "hear",
  went: "go",
  took: "take",
  came: "come",
  gave: "give",
  began: "begin",
  hid: "hide",
};

/** Returns the verb that the lexicon knows for "muting", "removed", "stopped" or "shown". */
export function baseOf(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  const root = word.replace(/(?:ing|ed)$/, "");
  if (root === word) return word;
  const bases = [
    ...AUXILIARY.filter((verb) => verb === root || verb === `${root}e`),
    root,
    `${root}e`,
    root.replace(/(.)\1$/, "$1"),
  ];
  return (
    bases.find(
      (base) =>
        AUXILIARY.includes(base) ||
        ENGLISH_LEXICON.words.has(base) ||
        ENGLISH_LEXICON.phrasesAt([base, "on"], 0).length > 0,
    ) ?? word
  );
}

const BEING = setOf("be being been get gets");

/** Verbs whose participle is the same word. */
const UNCHANGED = setOf("put cut shut set hit");
const isParticiple = (word: string | undefined): boolean => word !== undefined && baseOf(word) !== word;

/** "The ticker be removed", "the captions to be switched on": rewrites it with the verb first. */
export function inActiveVoice(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, place) =>
      BEING.has(word) && (isParticiple(words[place + 1]) || UNCHANGED.has(words[place + 1] ?? "")),
  );
  return at < 0 ? [...words] : verbFirst(words.toSpliced(at, 1), at);
}

/** "The ticker removed": rewrites the same after "I want" and "have". */
export function madeActive(words: readonly string[]): string[] {
  const passive = inActiveVoice(words);
  if (passive.length < words.length) return passive;
  const at = words.findIndex(
    (word, place) => place > 0 && isParticiple(word) && ENGLISH_LEXICON.phrasesAt(words, place).length === 0,
  );
  return at < 0 ? [...words] : verbFirst(words, at);
}

const verbFirst = (words: readonly string[], at: number): string[] => [
  baseOf(words[at] ?? ""),
  ...words.slice(0, words[at - 1] === "to" ? at - 1 : at),
  ...words.slice(at + 1),
];

/** "Have the ticker removed". */
export const isCausative = ([first = "", ...rest]: readonly string[]): boolean =>
  /^(?:have|get)$/.test(first) && madeActive(rest).join() !== rest.join();

/** "Might Mr Hall be brought on": a request that doesn't say who should act. */
export const isPassiveRequest = ([first = "", ...rest]: readonly string[]): boolean =>
  /^(?:may|might|would|can|could)$/.test(first) && inActiveVoice(rest).length < rest.length;
