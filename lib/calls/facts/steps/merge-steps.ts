import { wordsOfLanguage } from "@/lib/content/words/words-of";
import type { NextStep } from "../../analysis-shape";
import type { LanguageRules } from "../../languages/rules";
import type { Names } from "../../transcript/people";

export interface Step extends NextStep {
  line: number;
  at: number;
  kind: "mine" | "ours" | "offer" | "ask" | "yours" | "together" | "named";
}

const ALIKE = 0.6;
/** A reply is of the request right before it. */
const REPLY_LINES = 2;
const AGAIN_LINES = 12;

/** Joins steps that are the same: a request with its promise, and what is said again at the end. */
export function mergedSteps(steps: readonly Step[], rules: LanguageRules, names: Names): Step[] {
  const plain = new Set(wordsOfLanguage(rules.code)?.plain ?? []);
  const kept: (Step & { terms: ReadonlySet<string> })[] = [];
  for (const step of steps) {
    const terms = termsOf(step.what, plain, names);
    const same = kept.findLast((other) => isSame(other, { ...step, terms }));
    if (!same) {
      kept.push({ ...step, terms });
      continue;
    }
    // What is only "it" in the promise was named in the request.
    if (same.kind === "offer" && step.kind !== "offer" && terms.size > same.terms.size) same.what = step.what;
    same.owner ??= step.owner;
    if (step.agreed && step.owner !== null && step.kind === "mine") same.owner = step.owner;
    same.due = step.due ?? same.due;
    same.agreed ||= step.agreed;
    same.line = step.line;
    if (same.evidence.length < 4) same.evidence.push(...step.evidence);
  }
  return kept.map(({ terms: _, ...step }) => step);
}

type Compared = Step & { terms: ReadonlySet<string> };

function isSame(one: Compared, other: Compared): boolean {
  const near = other.line - one.line;
  const isReply =
    near <= REPLY_LINES &&
    (one.kind === "ask" || one.kind === "offer" || one.kind === "yours") &&
    one.at !== other.at;
  if (!canBeOfOne(one, other, isReply)) return false;
  const shared = [...other.terms].filter((term) => one.terms.has(term)).length;
  if (
    isReply &&
    (other.kind === "mine" || other.kind === "ours") &&
    (POINTS_BACK.test(other.what) || shared > 0 || other.terms.size === 0)
  )
    return true;
  const least = Math.min(one.terms.size, other.terms.size);
  // "I'll send it today", some lines after what "it" is.
  const isAgain = other.terms.size === 0 && one.terms.size > 0 && POINTS_BACK.test(other.what);
  if (isAgain && near <= AGAIN_LINES && one.owner !== null && one.owner === other.owner) return true;
  if (least === 0) return near <= REPLY_LINES && one.kind === other.kind && one.at !== other.at;
  if (one.kind === "together" && other.kind === "together")
    return shared > 0 || (one.due !== null && one.due === other.due);
  return shared / least >= ALIKE;
}

/** Whether one person can mean both. Whose a step without an owner is depends on who said it. */
function canBeOfOne(one: Step, other: Step, isReply: boolean): boolean {
  if (one.owner !== null && other.owner !== null) return one.owner === other.owner;
  if (isReply) return true;
  const [open, known] = one.owner === null ? [one, other] : [other, one];
  if (known.owner !== null && isOfOther(open)) return known.owner !== speakerOf(open);
  if (speakerOf(one) === speakerOf(other)) return true;
  if (known.owner !== null) return false;
  return (one.kind === "together" && other.kind === "together") || isOfOther(one) !== isOfOther(other);
}

/** "Can you send it?" */
const isOfOther = ({ kind }: Step): boolean => kind === "ask" || kind === "yours";

const speakerOf = ({ evidence }: Step): string | null => evidence.at(-1)?.speaker ?? null;

const POINTS_BACK = /(?:^|\s)(?:it|that|this|those|them|das|es|die|ihnen|le|la|les|ça|cela|lo|eso)(?:\s|$)/u;

/** The verbs of giving are alike: what counts is the thing. */
const ACTS = new Set(
  "send sending share email mail forward get over back together call meet schedule follow setup set put schicke schicken sende senden zusenden maile mailen friday monday tuesday wednesday thursday tomorrow today week next month end early morning afternoon until before noon freitag montag dienstag mittwoch donnerstag morgen heute woche nächste nächsten envoie envoyer envío enviar mandar".split(
    " ",
  ),
);

export function termsOf(text: string, plain: ReadonlySet<string>, names: Names): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}'-]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => word.length > 2 && !plain.has(word) && !ACTS.has(word) && !names.isKnown(word))
      .map((word) => word.replace(/(?:'s|s|en|e)$/u, "")),
  );
}
