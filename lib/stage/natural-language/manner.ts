import { ENGLISH_LEXICON } from "./lexicon";
import { FIXES, LEADS, OPENERS, setOf } from "./small-words";
import { isComplaint, isConditional, isStatement } from "./statement";
import { STRONG } from "./verbs";

/**
 * How a clause is meant: as an order, as a remark beside one, or as something that forbids to act at all.
 * `not` says what must not be done; `fix` takes back what was said before it.
 */
export type Manner =
  | { kind: "order"; words: string[]; polite: boolean }
  | { kind: "remark" | "not"; words: string[] }
  | { kind: "fix"; words: string[] }
  /** "Sorry": takes back what was said, if something else follows. */
  | { kind: "sorry" }
  | { kind: "veto"; reason: string };

const ASKED = "That is a question, no command.";
const QUESTION = setOf(
  "what who whose why where which how are is am was were did does has had do have whats would will may",
);
const REPORT = setOf("said says asks wrote writes typed told shouted reads unquote");
const APOLOGY = /^(?:oh |oops |ah )?(?:sorry|oops|wait)$/;

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

const REASON =
  /^(?:so that|so they|so people|so everyone|so everybody|so we|so you|so it|so viewers|because|cause) /;

/** What an order is good for adds nothing to it: "so they can read the code". */
function withoutReason(words: readonly string[]): string[] {
  const from = words.findIndex((_word, at) => at > 0 && REASON.test(`${words.slice(at).join(" ")} `));
  return words.slice(0, from < 0 ? words.length : from);
}

/** "What Tom asked" is a question of his, and none to the desk. */
function withoutWhat(words: string[], question: boolean): string[] {
  const asked = /^what (?:\S+ ){1,3}(?:asked|wants|wanted)\b/.test(words.join(" "));
  return asked && !question ? words.slice(1) : words;
}

/** "First mute Ben, then …" */
function withoutOrdinal(words: string[]): string[] {
  const [first, ...rest] = words;
  const verb = ENGLISH_LEXICON.phrasesAt(rest, 0).some(({ concept }) => STRONG.has(concept));
  return first === "first" && verb ? rest : words;
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
  `^(?:(?:keep|leave) (?!only|just|immersive|grid|duo|solo)|(?:leave (?!only|just)|let) .*\\b(?:as (?:it|they) (?:is|are)|how (?:it|they) (?:is|are)|stay\\b.*)$|leave (?!only|just).*\\b(?:${STATE_WORDS})$)`,
);

/** "Not so loud" is an order. */
const NOT_SO = /^not (?:so|as|that) (?:loud|quiet)\b/;

/** Tells how a clause is meant. Not knowing better, it is an order: whether it is one the rules decide. */
export function mannerOf(spoken: readonly string[], question: boolean): Manner {
  const said = withoutMoment(withoutReason(spoken));
  if (RETRACTED.test(said.join(" "))) return veto("That was taken back.");
  if (said.length === 1 && /^(no|nope|wrong)$/.test(said[0] ?? "")) return { kind: "fix", words: [] };
  const trailing = /^(.+) (?:i mean|i meant)$/.exec(said.join(" "))?.[1];
  if (trailing) return { kind: "fix", words: trailing.split(" ") };
  if (APOLOGY.test(said.join(" "))) return { kind: "sorry" };
  const corrected = after(FIXES, said);
  if (corrected) return { kind: "fix", words: withoutLeads(corrected) };
  if (said[0] === "no" && said.length > 1 && !QUESTION.has(said[1] ?? "")) return afterNo(said);
  if (said.some((word) => REPORT.has(word))) return veto("Those are somebody else’s words.");
  if (isConditional(said))
    return veto("That is for later, or depends on something: say it when it is to happen.");
  const words = withoutWhat(withoutOrdinal(withoutLeads(said)), question);
  const polite = after(OPENERS, words);
  const rest = withoutLeads(polite ?? words);
  if (NOT_SO.test(rest.join(" "))) return { kind: "order", words: rest, polite: false };
  if (rest.includes("not") || rest.includes("never") || AS_IT_IS.test(rest.join(" ")))
    return { kind: "not", words: rest };
  if (polite && /^(?:begin|start|go|see|get started|get going|get into it)?$/.test(rest.join(" ")))
    return { kind: "remark", words: [] };
  if (polite) {
    return politely(words.join(" "), rest);
  }
  if (QUESTION.has(words[0] ?? "") && !isImperative(words)) return veto(ASKED);
  if (question) return veto(ASKED);
  if (isStatement(words) || isComplaint(words)) return { kind: "remark", words };
  return { kind: "order", words, polite: false };
}

/** "Would you mind muting Olu" */
function baseOf(gerund: string): string {
  const root = gerund.replace(/ing$/, "");
  const bases = [root, `${root}e`, root.replace(/(.)\1$/, "$1")];
  return bases.find((base) => ENGLISH_LEXICON.words.has(base)) ?? gerund;
}

/** "can we see the results" wants them shown; "can you see them" only asks. */
function politely(said: string, rest: string[]): Manner {
  const [first = "", ...others] = rest;
  const look = first === "look" && others[0] === "at";
  const wish = /^(see|have|get|watch)$/.test(first) && !/^(can|could|would|will) you /.test(said);
  const words = look ? ["show", ...others.slice(1)] : wish ? ["show", ...others] : rest;
  if (/\bmind$/.test(said.slice(0, said.length - rest.join(" ").length).trim()))
    return { kind: "order", words: [baseOf(first), ...others], polite: true };
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
