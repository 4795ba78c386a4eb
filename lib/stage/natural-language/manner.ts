import { ENGLISH_LEXICON } from "./lexicon";

/**
 * How a clause is meant: as an order, as a remark beside one, or as something that forbids to act at all.
 * `not` says what must not be done; `fix` takes back what was said before it.
 */
export type Manner =
  | { kind: "order"; words: string[]; polite: boolean }
  | { kind: "remark" | "not"; words: string[] }
  | { kind: "fix"; words: string[] }
  | { kind: "veto"; reason: string };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const ASKED = "That is a question, no command.";
const LEADS = setOf(
  "so um uh er erm ok okay well please now just oh hey right alright yes yeah and then but also ah oops whoops ouch",
);
const PRAISE = setOf("great perfect cool good nice super brilliant awesome");
const CONDITIONAL = setOf(
  "if unless when whenever until till while whilst maybe perhaps possibly probably later tomorrow soon eventually someday should might provided assuming supposing shall",
);
const QUESTION = setOf(
  "what who whose why where which how are is am was were did does has had do have whats would will may",
);
const REPORT = setOf("said says asks wrote writes typed told shouted reads unquote");
const SUBJECT = setOf("i he she they we it");
const POINTER = setOf(
  "this that these those there here something someone somebody nobody everyone everybody people you one",
);
const FINITE = setOf("is are was were am has had have will would been must may did does looks sounds feels");
const THANKS = setOf(
  "thanks thank cheers bravo congratulations congrats sorry welldone lovely wonderful fantastic excellent",
);

const OPENERS: readonly string[] = [
  "could you|can you|would you|will you|can we|could we|may we|can i|could i|may i|shall we",
  "can somebody|can someone|could somebody|could someone|would somebody|would someone",
  "i would like you to|i would like to|i would like|i want you to|i want to|i want|i need you to|i need",
  "we would like to|we would like|we want to|we want|we need to|we need|we can",
  "you can|go ahead and|be so kind to|be so kind as to|make sure to|do me favour|do me favor",
  "lets|let us|how about|would you mind|would you be so kind as to",
  "can|could",
]
  .flatMap((list) => list.split("|"))
  .sort((a, b) => b.length - a.length);

const FIXES: readonly string[] = [
  "no wait|wait no|no sorry|sorry no|scratch that|i mean|i meant|correction|actually no|or rather|make that|no i meant|no i mean|wait|no no|no actually|sorry i meant|sorry i mean|hang on|hold on|oops no",
]
  .flatMap((list) => list.split("|"))
  .sort((a, b) => b.length - a.length);

function withoutLeads(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !LEADS.has(word));
  return first < 0 ? [] : words.slice(first);
}

/** The words after the longest of the phrases that they begin with. */
function after(phrases: readonly string[], words: readonly string[]): string[] | null {
  const said = words.join(" ");
  const phrase = phrases.find((each) => said === each || said.startsWith(`${each} `));
  return phrase === undefined ? null : words.slice(phrase.split(" ").length);
}

const LATER =
  /(?<!\bzoom )\bin (?:\w+ ){0,2}(?:seconds?|minutes?|mins?|hours?|days?|weeks?|bit|moment|while)\b/;

function isConditional(words: readonly string[]): boolean {
  if (LATER.test(words.join(" "))) return true;
  return words.some((word, at) => {
    if (CONDITIONAL.has(word)) return true;
    if (word === "once")
      return at < words.length - 1 && words[at + 1] !== "more" && words[at + 1] !== "again";
    return word === "as" && ["soon", "long"].includes(words[at + 1] ?? "");
  });
}

const AS_IT_WAS = /\b(?:how|as|what|where) (?:it|they|that|everything|we) (?:was|were|had)\b/;

function isStatement(words: readonly string[]): boolean {
  if (AS_IT_WAS.test(words.join(" "))) return false;
  const [first = "", second = ""] = words;
  if (SUBJECT.has(first) && words.length > 1 && second !== "off" && second !== "on") return true;
  if (POINTER.has(first) && FINITE.has(second)) return true;
  return words.slice(1).some((word) => FINITE.has(word));
}

/** "Way too loud" says why, "quieter" says what. */
const isComplaint = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => word === "too" && /^(loud|quiet|soft|low|high|slow|fast|dark)$/.test(words[at + 1] ?? ""),
  );

const REASON =
  /^(?:so that|so they|so people|so everyone|so everybody|so we|so you|so it|so viewers|because|cause) /;

/** What an order is good for adds nothing to it: "so they can read the code". */
function withoutReason(words: readonly string[]): readonly string[] {
  const from = words.findIndex((_word, at) => at > 0 && REASON.test(`${words.slice(at).join(" ")} `));
  return from < 0 ? words : words.slice(0, from);
}

/** "For a second" says no time that could be kept. */
const A_MOMENT = / for (?:just )?(?:one |quick )?(?:second|sec|moment|bit|minute|now|today)$/;

const withoutMoment = (words: readonly string[]): string[] =>
  words.join(" ").replace(A_MOMENT, "").split(" ");

/** "… actually, don't", "never mind", "not yet": what was said before it is not to be done. */
const RETRACTED =
  /^(?:(?:no|nope|actually|wait|oh|ah|please|and|but|or|ok|okay|sorry|well) )*(?:do not(?: do (?:it|that))?|never ?mind|forget (?:it|that|about it)|not (?:yet|now)|rather not|better not|leave it(?: as it is)?|cancel)$/;

const STATE_WORDS =
  "on|off|up|down|open|closed|in|out|there|here|alone|running|playing|going|muted|unmuted|visible|hidden|showing";
/** "Leave the music off" wants nothing changed. */
const AS_IT_IS = new RegExp(
  `^(?:keep (?!only)|(?:leave|let) .*\\b(?:as (?:it|they) (?:is|are)|how (?:it|they) (?:is|are)|stay\\b.*)$|leave .*\\b(?:${STATE_WORDS})$)`,
);

/** Tells how a clause is meant. Not knowing better, it is an order: whether it is one the rules decide. */
export function mannerOf(spoken: readonly string[], question: boolean): Manner {
  const said = withoutMoment(withoutReason(spoken));
  if (RETRACTED.test(said.join(" "))) return veto("That was taken back.");
  if (said.length === 1 && /^(no|nope|wrong)$/.test(said[0] ?? "")) return { kind: "fix", words: [] };
  const corrected = after(FIXES, said);
  if (corrected) return { kind: "fix", words: withoutLeads(corrected) };
  if (said[0] === "no" && said.length > 1 && !QUESTION.has(said[1] ?? "")) return afterNo(said);
  if (said.some((word) => REPORT.has(word))) return veto("Those are somebody else’s words.");
  if (isConditional(said))
    return veto("That is for later, or depends on something: say it when it is to happen.");
  const words = withoutLeads(said);
  const polite = after(OPENERS, words);
  const rest = withoutLeads(polite ?? words);
  if (rest.includes("not") || rest.includes("never") || AS_IT_IS.test(rest.join(" ")))
    return { kind: "not", words: rest };
  if (polite && /^(begin|start|go|see)?$/.test(rest.join(" "))) return { kind: "remark", words: [] };
  if (polite) {
    return politely(words.join(" "), rest);
  }
  if (QUESTION.has(words[0] ?? "") && !isImperative(words)) return veto(ASKED);
  if (question) return veto(ASKED);
  if (isStatement(words) || isComplaint(words)) return { kind: "remark", words };
  return { kind: "order", words, polite: false };
}

/** "can we see the results" wants them shown; "can you see them" only asks. */
function politely(said: string, rest: string[]): Manner {
  const [first = "", ...others] = rest;
  const words =
    /^(see|have|get)$/.test(first) && !/^(can|could|would|will) you /.test(said) ? ["show", ...others] : rest;
  const asks = /^(can|could|would|will|may) /.test(said);
  if (asks && /^(see|hear|like|tell|be|imagine|believe|know|think)$/.test(words[0] ?? "")) return veto(ASKED);
  return { kind: "order", words, polite: true };
}

/** "do the confetti", "have the announcer introduce Ben" begin like questions and are none. */
function isImperative([first = "", second = ""]: readonly string[]): boolean {
  return (
    (first === "how" && second === "to") ||
    ((first === "do" || first === "have") && !/^(you|we|they|i|people|he|she|not|any)$/.test(second))
  );
}

const TAKEN_AWAY = /^(DECK|SLIDE|MUSIC|TICKER|CAPTIONS|VIDEO|WHITEBOARD|CTA|IMMERSIVE|NAME_LINE|SPOTLIGHT)$/;

const NOT_WANTED =
  /^(CONFETTI|APPLAUSE|FLOWERS|POLL|RESULTS|QUESTION|EMCEE|QUOTE|COUNTDOWN|ZOOM|EMERGENCY|CARD|UNDO)$/;

/** "no slides" takes them away, "no confetti" wants none; "no, Ben" takes back what was said. */
function afterNo(said: readonly string[]): Manner {
  const words = said.slice(1);
  if (words[0] === "more") return { kind: "order", words: ["stop", ...words.slice(1)], polite: false };
  const [first] = ENGLISH_LEXICON.phrasesAt(words, 0);
  if (first && TAKEN_AWAY.test(first.concept))
    return { kind: "order", words: ["hide", ...words], polite: false };
  return first && NOT_WANTED.test(first.concept) ? { kind: "not", words } : { kind: "fix", words };
}

const veto = (reason: string): Manner => ({ kind: "veto", reason });

const GRATITUDE =
  /^(?:thanks|thank you)(?: (?:so|very|much|all|again|lot|both|everyone|everybody|for (?:that|this|it|joining(?: us)?|coming|being here|having us)))*$/;

/** "Thank you so much": nothing but that. */
export const isThanks = (words: readonly string[]): boolean => GRATITUDE.test(words.join(" "));

/** "thanks Ben", "great": nothing to do, and no reason not to do the rest. */
export const isCourtesy = (words: readonly string[]): boolean =>
  words.length === 0 ||
  isThanks(words) ||
  THANKS.has(words[0] ?? "") ||
  (words.length <= 2 && words.every((word) => LEADS.has(word) || PRAISE.has(word)));
