import type { NextStep } from "../../analysis-shape";
import { dayOfCall } from "../../facts/dates/calendar";
import type { Heard } from "../heard";
import { withDate } from "../wording/dates-written";
import { recased, turnedToReader, turnedToUs } from "../wording/english";
import { actOfOther } from "../wording/german";
import { capitalized, inline, isLower, sentence } from "../wording/inline";
import { codeOf, writingWords } from "../words/writing-words";
import type { Cast } from "./cast";
import { smoothed, withoutFillers } from "./recap";

/** "ask him": too little to write to someone. */
export const isBare = ({ what, due }: NextStep): boolean =>
  due === null && DANGLING.test(what) && what.split(" ").length < 3;

const TOGETHER =
  /(?<!\p{L})(?:let's|let us|shall we|should we|can we|could we|how about|we|would it make sense|wir|lassen sie uns|sollen wir|on peut|nous|podemos|nosotros)(?!\p{L})/iu;
/** Means something only after what was said before. */
const DANGLING = /(?<!\p{L})(?:him|her|them|that|this|it|das|es|ihn|ihm)$/u;
const POINTING = /(?<!\p{L})(?:him|her|them|that|this|it)(?!\p{L})/u;
/** Before a verb with "ich" behind it: what isn't its object. */
const ADVERB =
  /(?:^|[\s,])(?:dann|gern|gerne|natürlich|danach|deshalb|also|so|morgen|heute|nachher|anschließend|selbstverständlich)$/u;
const MEETS =
  /(?<!\p{L})(?:call|meet|meeting|speak|talk|demo|session|workshop|review|sync|catch up|follow-up)(?!\p{L})/iu;

/**
 * Writes a next step for the customer: "I'll send you the proposal by Friday, June 5."
 * What can't be turned for sure is quoted, with who said it.
 */
export function stepText(step: NextStep, heard: Heard, cast: Cast): string {
  const { analysis, call } = heard;
  const code = codeOf(analysis.language);
  const [said] = step.evidence;
  const quote = said?.quote ?? step.what;
  if (step.corrected) return correctedText(step, heard, cast);
  if (heard.transcript.labelled && !(code === "de" && isLower(inline(quote)))) {
    const act = code === "en" ? englishAct(step, cast) : code === "de" ? germanAct(step, cast) : null;
    if (act !== null) {
      const dated = withDate(
        smoothed(inline(act), code).replace(/,? but .*$/u, ""),
        step,
        analysis.dates,
        code,
        dayOfCall(call),
      );
      return sentence(code === "en" ? recased(dated) : dated);
    }
  }
  return quoted(step, heard, cast);
}

/** What a person corrected, by name: the sentence that was said may have another owner or day. */
function correctedText(step: NextStep, { analysis, call }: Heard, cast: Cast): string {
  const code = codeOf(analysis.language);
  const act = inline((code === "en" ? englishWords(step, cast) : null) ?? step.what);
  const lines = new Set(step.evidence.map(({ line }) => line));
  const stale = analysis.dates.filter(
    ({ date, text, evidence }) =>
      text !== "" && date !== step.due && evidence.some(({ line }) => lines.has(line)),
  );
  const undated = stale.reduce((words, { text }) => withoutWords(words, text), act);
  const dated = withDate(undated, step, analysis.dates, code, dayOfCall(call));
  if (step.owner === null) return sentence(`${capitalized(dated)} ${writingWords(code).noOwner}`);
  return sentence(`${cast.fullName(step.owner) ?? inline(step.owner, 80)}: ${dated}`);
}

const BEFORE_DAY = "(?:(?:by|until|before|on|for|at|bis|am|zum|vor|d'ici|avant|le|pour|para|antes de|el) )*";

function withoutWords(text: string, words: string): string {
  const found = text.toLowerCase().indexOf(words.toLowerCase());
  if (found < 0) return text;
  const before = text.slice(0, found).replace(new RegExp(`${BEFORE_DAY}$`, "iu"), "");
  return `${before.trimEnd()}${text.slice(found + words.length)}`.trim();
}

function quoted(step: NextStep, heard: Heard, cast: Cast): string {
  const { analysis, call } = heard;
  const code = codeOf(analysis.language);
  const words = writingWords(analysis.language);
  // Who promised it said it last: "Could you?" "Yes, I'll send it."
  const own = step.evidence.find(({ speaker }) => speaker === step.owner && step.owner !== null);
  const said = own ?? step.evidence[0];
  const text = inline(said?.quote ?? step.what);
  const dated = withDate(text, step, analysis.dates, code, dayOfCall(call));
  const name = said?.speaker == null ? null : cast.called(said.speaker);
  const isWriter = said?.speaker != null && said.speaker === cast.writer && step.owner === cast.writer;
  if (isWriter && !(code === "de" && isLower(text)))
    return sentence(smoothed(withoutFillers(code === "en" ? recased(dated) : dated), code));
  // What is quoted stays as it was said; its date follows it.
  const day = dated.startsWith(text) ? dated.slice(text.length) : after(dated, text);
  return `${words.says(name, text)}${day}`;
}

/** The date that was written into a text, on its own. */
function after(dated: string, text: string): string {
  if (dated === text) return "";
  const inside = /\([^()]{3,40}\)/u.exec(dated)?.[0];
  if (inside !== undefined && !text.includes(inside)) return ` ${inside}`;
  const day = /(?:\p{L}+day, )?\p{Lu}\p{L}+ \d{1,2}(?:, \d{4})?/u.exec(dated)?.[0];
  return day !== undefined && !text.includes(day) ? ` (${day})` : "";
}

/** What is to be done, in words that writer and reader would use. */
function englishWords(step: NextStep, cast: Cast): string | null {
  const speaker = step.evidence[0]?.speaker ?? null;
  if (speaker === null) return null;
  if (cast.ours.has(speaker)) return cast.writer === null ? turnedToUs(step.what) : step.what;
  if (!cast.customers.includes(speaker)) return null;
  return turnedToReader(step.what, cast.writer === null ? "us" : "me");
}

function englishAct(step: NextStep, cast: Cast): string | null {
  const speaker = step.evidence[0]?.speaker ?? null;
  const isOurs = speaker !== null && cast.ours.has(speaker);
  const act = englishWords(step, cast);
  if (act === null || (POINTING.test(act) && act.split(" ").length < 5)) return null;
  if (step.owner === null) return ownerless(step, act);
  if (step.owner === cast.writer) return `I'll ${act}`;
  if (step.owner === cast.reader) return `You'll ${act}`;
  const name = cast.called(step.owner);
  if (name === null) return null;
  // "Lucy, could you start once you have it?"
  const isCalled = isOurs && step.owner !== speaker && /(?<!\p{L})you(?!\p{L})/u.test(act);
  return isCalled ? `${name}: ${act}` : `${name} will ${act}`;
}

function ownerless(step: NextStep, act: string): string {
  const quote = inline(step.evidence[0]?.quote ?? "");
  if (TOGETHER.test(quote) && MEETS.test(act)) return `We'll ${act}`;
  return `${capitalized(act)} ${writingWords("en").noOwner}`;
}

function germanAct(step: NextStep, cast: Cast): string | null {
  const said = step.evidence[0];
  const speaker = said?.speaker ?? null;
  if (said === undefined || speaker === null || !(cast.ours.has(speaker) || cast.customers.includes(speaker)))
    return null;
  const low = inline(said.quote).toLowerCase();
  const first = step.what.split(" ")[0]?.toLowerCase() ?? "";
  const turned = low.indexOf(`${first} ich`);
  // "Das schicke ich" has its object in front.
  if (turned >= 0 && !low.includes(`ich ${first}`) && !ADVERB.test(low.slice(0, turned).trim())) return null;
  const isPromise = turned >= 0 || low.includes(`ich ${first}`);
  const act = step.what.replace(/^(\p{L}+) ich /u, "$1 ");
  if (isPromise && step.owner === speaker) return promised(act, step.owner, cast);
  const last = act.split(" ").at(-1) ?? "";
  const isInfinitive = /^\p{Ll}+(?:en|ern|eln)$/u.test(last) && !isPromise;
  if (!isInfinitive) return null;
  // "mir" of one of several isn't the reader's or the writer's for sure.
  if (/(?<!\p{L})(?:mir|mich|mein\p{Ll}*|dir|dich|du|euch)(?!\p{L})/u.test(act)) return null;
  if (
    cast.customers.includes(speaker) &&
    /(?<!\p{L})(?:Ihnen|Sie|Ihr\p{Ll}*|uns|unser\p{Ll}*)(?!\p{L})/u.test(act)
  )
    return null;
  if (step.owner === null)
    return TOGETHER.test(low) ? `Wir werden ${act}` : `${capitalized(act)} ${writingWords("de").noOwner}`;
  if (step.owner === cast.writer) return `Ich werde ${act}`;
  if (step.owner === cast.reader) return `Sie werden ${act}`;
  const name = cast.fullName(step.owner);
  return name === null ? null : `${name} wird ${act}`;
}

function promised(act: string, owner: string, cast: Cast): string | null {
  if (owner === cast.writer) return `Ich ${act}`;
  if (cast.ours.has(owner)) return null;
  const turned = actOfOther(act, owner === cast.reader ? "sie" : "third");
  if (turned === null) return null;
  if (owner === cast.reader) return `Sie ${turned}`;
  const name = cast.fullName(owner);
  return name === null ? null : `${name} ${turned.replace(/(?<!\p{L})Ihr(?=\p{Ll}*(?!\p{L}))/gu, "sein")}`;
}
