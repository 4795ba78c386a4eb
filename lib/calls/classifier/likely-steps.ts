import type { NextStep } from "../analysis-shape";
import type { CallContext } from "../by-rules/context";
import { written } from "../facts/dates/calendar";
import { isJoke } from "../languages/approvals";
import type { LanguageRules } from "../languages/rules";
import { INSTRUCTION } from "../transcript/instruction";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";
import { type Classified, sentenceFor } from "./classify";

/** From here on a promise in other words than the rules know is one; chosen by learning from four fifths of the training calls and judging the last, five times over. */
const LIKELY = 0.6;
const NEAR = 1;
/** Longer answers say more than a day. */
const SHORT = 8;

/** What a promise begins with. `mine` is done by whoever says it, `joint` by both. */
const PROMISES: Readonly<Partial<Record<LanguageRules["code"], { mine: RegExp; joint: RegExp }>>> = {
  en: {
    mine: /(?<![\p{L}'])(?:(?:i'll|i will|i'm gonna|i'm going to|i'd) (?:then |also |just |gladly |happily )?(?<what>(?!be |have to|say|think|need|want|like|love|rather|see|know|guess|admit|never|not|tell you (?:what|the truth)|let you go|take|pay|buy|miss|wait|leave|stop|live|use|keep)\p{L}+ .*)|(?<told>you(?:'ll| will|'d) (?:have|get|hear|receive) .*))/u,
    joint:
      /(?<![\p{L}'])(?:let's|shall we say|we'll) (?<what>(?:speak|talk|meet|do|say|make|put|catch|sit|come) .*)/u,
  },
  de: {
    mine: /(?<!\p{L})(?:ich (?<what>(?!hab|bin|war|glaub|denk|mein|weiß|find|hätt|würd|kann|muss|will|möcht|brauch|seh|sag|kenn|hoff)\p{L}+ .*)|(?<told>(?:(?:die|das|den|sie|ihr|es|ihn) )?(?:haben|bekommen|kriegen|kriegst|hören|bekommst) (?:sie|ihr|du|von|das|es|die|ihn)?.*)|(?<also>\p{L}+e? ich .*))/u,
    joint: /(?<!\p{L})(?<what>wir (?:hören|sehen|sprechen|treffen|telefonieren|machen) .*)/u,
  },
};
const ENDS = /[\s.,;:!?]+$/u;

/** Finds promises that the rules have no words for but that are likely ones. */
export function likelySteps(
  context: CallContext,
  known: readonly NextStep[],
  classified: Classified,
): NextStep[] {
  const { rules, transcript, names, dates, turns } = context;
  const promises = PROMISES[rules.code];
  if (!promises) return [];
  const isKnown = ({ line }: Said): boolean =>
    [...known, ...found].some(({ evidence }) => evidence.some((one) => Math.abs(one.line - line) <= NEAR));
  const found: NextStep[] = [];
  for (const { chunk } of classified.likely("step", LIKELY)) {
    const one = sentenceFor(chunk, "step");
    if (isKnown(one) || isQuestion(one, rules) || isJoke(one.low) || INSTRUCTION.test(one.low)) continue;
    if (rules.steps.not.test(one.low) || rules.steps.habit.test(one.low)) continue;
    if (rules.steps.conditional.test(one.low) || rules.steps.retracted.test(one.low)) continue;
    const days = (dates.get(one.at) ?? []).flatMap(({ day }) => day ?? []);
    const [day] = days;
    const mine = wordsOf(promises.mine, one.low);
    const what = mine ?? wordsOf(promises.joint, one.low);
    if (what === null && day && one.words <= SHORT && !rules.no.test(one.low)) {
      const asked = turns.before(one, 2).findLast((said) => isQuestion(said, rules));
      if (asked && !isKnown(asked)) found.push(settled(asked, one, written(day)));
      continue;
    }
    if (what === null || what.split(" ").length < 2) continue;
    found.push({
      what: asSaid(what, one),
      owner: mine !== null && transcript.labelled ? names.ownerOf(one.speaker) : null,
      due: day && days.length === 1 ? written(day) : null,
      agreed: true,
      evidence: [evidenceOf(one)],
    });
  }
  return found;
}

/** "Could I come on Wednesday?" "Wednesday's fine." Who comes isn't always who asks. */
const settled = (asked: Said, one: Said, due: string): NextStep => ({
  ...{ what: asked.plain.replace(ASKING, "").replace(ENDS, ""), owner: null, due, agreed: true },
  evidence: [evidenceOf(asked), evidenceOf(one)],
});
const ASKING =
  /^(?:(?:so|and|okay|ok|good|well|then|perfect|great|und|also|gut|dann),? )*(?:(?:could|can|shall|should|may) (?:i|we) |would |how about |what about |(?:kann|können|soll|sollen|darf|dürfen) (?:ich|wir) )?/iu;

function wordsOf(pattern: RegExp, low: string): string | null {
  const groups = pattern.exec(low)?.groups ?? {};
  return (groups.what ?? groups.told ?? groups.also ?? "").replace(ENDS, "").trim() || null;
}

const asSaid = (what: string, { plain, low }: Said): string =>
  plain.length === low.length ? plain.slice(low.indexOf(what)).slice(0, what.length) : what;
