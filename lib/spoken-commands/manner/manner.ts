import { ENGLISH_LEXICON } from "../words/lexicon";
import { phrasesOf } from "../words/phrases";
import { delays, forbids, isCourtesyAbout, isSaidToPeople } from "../words/sayings";
import { FIXES, setOf } from "../words/small-words";
import { withoutAsides } from "./asides";
import { isCourtesy } from "./courtesy";
import { withoutLeads } from "./discourse";
import { isImperative, wantedOf } from "./polite";
import { isCausative, isPassiveRequest, madeActive, openerLength } from "./request";
import { isComplaint, isConditional, isDenial, isLater, isStatement } from "./statement";
import { withoutAdjunct, withoutEmphasis, withoutMoment, withoutReason, withoutWhat } from "./trimmings";

/**
 * How a clause is meant: as a command, as a remark next to one, or as something that forbids acting at all.
 * `not` says what must not be done; `fix` withdraws what was said before it.
 */
export type Manner =
  | { kind: "order"; words: string[]; polite: boolean }
  | { kind: "remark" | "not"; words: string[] }
  | { kind: "fix"; words: string[] }
  /** "Sorry": withdraws what was said, if something else follows. */
  | { kind: "sorry" }
  /** A question; only a remark if a command follows. */
  | { kind: "asked"; reason: string }
  /** "Never mind": withdraws what was said before it. */
  | { kind: "retracted"; reason: string }
  | { kind: "veto"; reason: string };

const QUESTION = setOf(
  "what who whose why where which how are is am was were does did has had do have whats would will may might",
);
const REPORT = setOf("said says asks wrote writes typed told shouted reads unquote");
/** "He asked us to …" reports his request. */
const ASKED_OF =
  /\b(?:asked|asks|ordered|begged|urged|advised|wanted|wants|expects|expected|invited|forced|allowed|would like) (?:me|us|him|her|them|everyone|everybody) to\b/;
/**
 * "Tom asks …" reports someone's words; "who asks about …" identifies a question, and "it says" refers to a
 * text.
 */
const isReported = (words: readonly string[]): boolean =>
  ASKED_OF.test(words.join(" ")) ||
  words.some(
    (word, at) =>
      REPORT.has(word) && !/^(?:who|what|which|it)$/.test(words[at - 1] ?? "") && words[at - 2] !== "what",
  );
/** "Now we shall ask everyone" announces; "before we wrap up" gives a reason. */
const ANNOUNCED = /^(?:now )?we shall |^before (?:we|i|he|she|they) /;
const APOLOGY = /^(?:oh |oops |ah )?(?:sorry|oops|wait)$/;
/** Words about the audience, not about the desk. */
const TO_OTHERS = setOf("your yours yourself yourselves");
/** Verbs for someone other than the desk, or for another time. */
const ERRAND = setOf("remind remember email message imagine suppose pretend guess schedule");

const IMAGINED = /^picture (?:this|that|yourself|it|us|him|her|them|someone|somebody|people)\b/;

const veto = (reason: string): Manner => ({ kind: "veto", reason });
const ASKED: Manner = { kind: "asked", reason: "That’s a question, not a command." };
const OTHERS = veto("That quotes someone else.");
const TO_PEOPLE = veto("You were talking to someone else, so nothing was done.");
const LATER = veto("Commands run immediately. Say it when it should happen.");

/** Returns the words after the longest phrase that they begin with. */
function after(phrases: readonly string[], words: readonly string[]): string[] | null {
  const said = words.join(" ");
  const phrase = phrases.find((each) => said === each || said.startsWith(`${each} `));
  return phrase === undefined ? null : words.slice(phrase.split(" ").length);
}

/** "… actually, don't", "never mind", "not yet": withdraws what was said before. */
const RETRACTED =
  /^(?:(?:no|nope|actually|wait|oh|ah|please|and|but|or|ok|okay|sorry|well) )*(?:do not(?: do (?:it|that))?|never ?mind|forget (?:it|that|about it)|not (?:yet|now)|rather not|better not|leave it(?: as it is)?|cancel|just kidding|kidding|just joking)$/;

const STATE_WORDS =
  "on|off|up|down|open|closed|in|out|there|here|alone|running|playing|going|muted|unmuted|visible|hidden|showing";
/** "Leave the music off" doesn't request a change. */
const AS_IT_IS = new RegExp(
  `^(?:(?:keep|leave) (?!only|just|immersive|grid|duo|solo)|(?:leave (?!only|just)|let) .*\\b(?:as (?:it|they) (?:is|are)|how (?:it|they) (?:is|are)|stay\\b.*)$|leave (?!only|just).*\\b(?:${STATE_WORDS})$)`,
);

/** Exclamations after a command. */
const CALLS = phrasesOf([
  "action",
  "hit it",
  "do it",
  "do it now",
  "off you go",
  "make it so",
  "make it happen",
]);

/** "Not so loud" is a command. */
const NOT_SO = /^not (?:so|as|that) (?:loud|quiet)\b/;

/** Returns a withdrawal of a sentence or a part of it, if the words are one. */
function takenBack(said: readonly string[]): Manner | null {
  const plain = withoutLeads(said);
  if (plain.length === 1 && /^(no|nope|wrong)$/.test(plain[0] ?? "")) return { kind: "fix", words: [] };
  const trailing = /^(.+) (?:i mean|i meant)$/.exec(said.join(" "))?.[1];
  if (trailing) return { kind: "fix", words: trailing.split(" ") };
  if (APOLOGY.test(said.join(" "))) return { kind: "sorry" };
  const corrected = after(FIXES, said);
  if (corrected) return { kind: "fix", words: withoutLeads(corrected) };
  return said[0] === "no" && said.length > 1 && !QUESTION.has(said[1] ?? "") ? afterNo(said) : null;
}

/** Returns the manner of clauses whose first words show that they aren't a command. */
function knownSaying(words: string[]): Manner | null {
  if (isCourtesyAbout(words)) return { kind: "remark", words };
  if (isSaidToPeople(words)) return TO_PEOPLE;
  if (delays(words)) return LATER;
  return forbids(words) ? { kind: "not", words } : null;
}

/** Returns a command, polite or not, unless it's addressed to someone else. */
function orderOf(words: string[], polite: boolean): Manner {
  const toOthers =
    words.some((word) => TO_OTHERS.has(word)) || ERRAND.has(words[0] ?? "") || IMAGINED.test(words.join(" "));
  return toOthers && !isCourtesy(words) ? TO_PEOPLE : { kind: "order", words, polite };
}

/** Returns how a clause is meant. Assumes a command by default; the rules decide whether it is one. */
export function mannerOf(spoken: readonly string[], asked: boolean): Manner {
  if (RETRACTED.test(spoken.join(" "))) return { kind: "retracted", reason: "You took that back." };
  if (CALLS.has(spoken)) return { kind: "remark", words: [] };
  const { words: core, tag } = withoutAsides(spoken);
  if (core.length === 0) return { kind: "remark", words: [] };
  const question = asked && !tag;
  const said = withoutAdjunct(withoutMoment(withoutReason(core)));
  const saying = knownSaying(withoutLeads(said));
  if (saying) return saying;
  const back = takenBack(said);
  if (back) return back;
  const words = withoutWhat(withoutEmphasis(withoutLeads(said)), question);
  const opening = openerLength(words) || (isPassiveRequest(words) ? 1 : 0);
  const rest = withoutEmphasis(withoutLeads(words.slice(opening)));
  if (words.length === 0 || isCourtesyAbout(rest)) return { kind: "remark", words };
  if (isDenial(words)) return { kind: "remark", words };
  if (isReported(said)) return OTHERS;
  if (ANNOUNCED.test(said.join(" "))) return { kind: "remark", words };
  if (isLater(core) || isConditional(opening > 0 ? rest : said)) return LATER;
  if (NOT_SO.test(rest.join(" "))) return { kind: "order", words: rest, polite: false };
  if (rest.includes("not") || rest.includes("never") || AS_IT_IS.test(rest.join(" ")))
    return { kind: "not", words: rest };
  if (opening > 0) {
    if (
      /^(?:begin|start|go|see|get started|get going|get into it|(?:wrap|finish|close)(?: this| it| things)? up|wrap this|head home|move on|keep going|carry on|continue)?$/.test(
        rest.join(" "),
      )
    )
      return { kind: "remark", words: [] };
    const wanted = wantedOf(words.slice(0, opening).join(" "), rest);
    return wanted ? orderOf(wanted, true) : ASKED;
  }
  if (QUESTION.has(words[0] ?? "") && !isImperative(words)) return ASKED;
  if (question) return ASKED;
  if (isCausative(words)) return orderOf(madeActive(words.slice(1)), false);
  if (isStatement(words) || isComplaint(words)) return { kind: "remark", words };
  return orderOf(words, false);
}

const TAKEN_AWAY = /^(DECK|SLIDE|MUSIC|TICKER|CAPTIONS|VIDEO|WHITEBOARD|CTA|IMMERSIVE|NAME_LINE|SPOTLIGHT)$/;

const NOT_WANTED =
  /^(CONFETTI|APPLAUSE|FLOWERS|POLL|RESULTS|QUESTION|EMCEE|QUOTE|COUNTDOWN|ZOOM|EMERGENCY|CARD|UNDO)$/;

/** "no slides" hides them, "no confetti" wants none; "no, Ben" withdraws what was said. */
function afterNo(said: readonly string[]): Manner {
  const words = said.slice(1);
  if (words[0] === "more") return { kind: "order", words: ["stop", ...words.slice(1)], polite: false };
  const [first] = ENGLISH_LEXICON.phrasesAt(words, 0);
  if (first && TAKEN_AWAY.test(first.concept))
    return { kind: "order", words: ["hide", ...words], polite: false };
  return first && NOT_WANTED.test(first.concept) ? { kind: "not", words } : { kind: "fix", words };
}
