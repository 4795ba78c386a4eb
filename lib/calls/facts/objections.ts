import type { Competitor, Objection, ObjectionKind } from "../analysis-shape";
import { isApproval, isJoke } from "../languages/approvals";
import type { LanguageRules } from "../languages/rules";
import { isQuestion } from "../transcript/is-question";
import { evidenceOf, type Said } from "../transcript/said";
import type { Turns } from "../transcript/turns";

const ORDER: readonly ObjectionKind[] = [
  ...(["price", "authority", "legal", "timing", "competition", "trust", "need", "feature", "other"] as const),
];
/** Within so many lines, the same is one objection. */
const NEAR = 4;

/** Returns what the customer holds against it. What our side says isn't one. */
export function objectionsIn(
  turns: Turns,
  rules: LanguageRules,
  competitors: readonly Competitor[],
): Objection[] {
  const others = new Set(
    competitors.flatMap(({ evidence }) => evidence.map(({ line, quote }) => `${line} ${quote}`)),
  );
  const found: (Objection & { at: number })[] = [];
  for (const one of turns.said) {
    if (!turns.labelled && !OWN.test(one.low)) continue;
    const kind = objectionIn(one, rules) ?? reactionTo(one, turns, rules);
    if (
      kind === null ||
      answersItself(one, turns, rules) ||
      isOfOthers(one, kind, turns, rules, others) ||
      isTold(one, kind, turns, rules)
    )
      continue;
    const last = found.findLast((other) => other.kind === kind && other.evidence[0]?.speaker === one.speaker);
    if (last && one.line - (last.evidence.at(-1)?.line ?? 0) <= NEAR) {
      if (last.evidence.length < 4) last.evidence.push(evidenceOf(one));
      Object.assign(last, replied(one, turns, rules));
      continue;
    }
    found.push({
      at: one.at,
      kind,
      text: one.plain,
      ...replied(one, turns, rules),
      evidence: [evidenceOf(one)],
    });
  }
  return found.map(({ at: _, ...objection }) => objection);
}

/** What says the opposite of an objection, or isn't the customer's own: denied, quoted, made up, approving, or a joke. */
export const isNoObjection = ({ low, side }: Said, rules: LanguageRules): boolean =>
  side === "ours" ||
  rules.denied.test(low) ||
  rules.reported.test(low) ||
  rules.frames?.unreal.test(low) === true ||
  isApproval(low, rules) ||
  isJoke(low);

function objectionIn(one: Said, rules: LanguageRules): ObjectionKind | null {
  if (isNoObjection(one, rules)) return null;
  // What someone else said is quoted.
  const low = one.low.replace(/"[^"]{4,300}"/gu, " ");
  const asks = isQuestion(one, rules);
  for (const kind of ORDER) {
    const cue = rules.objections[kind];
    if (!cue?.test(low)) continue;
    // A question about a feature is no objection; "isn't that too expensive?" is.
    if (asks && !ASKABLE.has(kind)) continue;
    return kind;
  }
  return framed(one, low, asks, rules);
}

/** Kinds that may be put as a question. */
const ASKABLE: ReadonlySet<ObjectionKind> = new Set(["price", "trust", "competition"]);

function framed(
  { words }: Said,
  low: string,
  asks: boolean,
  { frames }: LanguageRules,
): ObjectionKind | null {
  if (!frames || words < 3 || frames.accepts.test(low)) return null;
  const kind = ORDER.find((one) => frames.objections[one].test(low));
  return kind === undefined || (asks && kind !== "trust" && kind !== "price") ? null : kind;
}

/** "It's 1,100 a month." "Ouch." */
function reactionTo(one: Said, turns: Turns, rules: LanguageRules): ObjectionKind | null {
  const { frames } = rules;
  if (!frames || one.words > 30 || isNoObjection(one, rules)) return null;
  if (!frames.reaction.test(one.low) || frames.accepts.test(one.low)) return null;
  const before = turns.before(one, 3);
  return before.some(({ low, side }) => side !== "customer" && PRICE_SAID.test(low)) ? "price" : null;
}

const PRICE_SAID =
  /[$€£]\s?\d|\d[\d.,']*\s?(?:k|[$€£]|euros?|dollars?|pounds?|franken|francs?|chf|usd|eur|gbp)(?!\p{L})|(?<!\p{L})(?:hundred|thousand|grand|bucks|quid|\p{L}*hundert\p{L}*|\p{L}*tausend\p{L}*|euros?|dollars|pounds|franken)(?!\p{L}).{0,40}(?<!\p{L})(?:a|per|each|flat|for|im|pro|je|month|year|monat|jahr)(?!\p{L})/u;

/** What is wrong with a competitor, or with what the customer had before, speaks for us. */
function isOfOthers(
  one: Said,
  kind: ObjectionKind,
  turns: Turns,
  rules: LanguageRules,
  others: ReadonlySet<string>,
): boolean {
  if (kind === "price" || kind === "competition" || OURS.test(one.low)) return false;
  if (FORMER.test(one.low)) return true;
  const before = turns.said.slice(Math.max(0, one.at - 5), one.at).filter(({ line }) => one.line - line <= 1);
  const isNamed = [one, ...before].some(({ line, text }) => others.has(`${line} ${text}`));
  const isAsked = before.some(
    (said) => isQuestion(said, rules) && rules.frames?.asks.competition?.test(said.low),
  );
  return (isNamed || isAsked) && OF_OTHERS.test(one.low);
}

/** Who answers how things are today complains about them, not about us. */
function isTold(one: Said, kind: ObjectionKind, turns: Turns, rules: LanguageRules): boolean {
  const { frames } = rules;
  if (!frames || kind === "price" || kind === "competition") return false;
  if (frames.objections.other.test(one.low) || OURS.test(one.low)) return false;
  if (frames.elements.identified_pain.test(one.low)) return true;
  const asked = turns.before(one, 2).findLast((said) => isQuestion(said, rules));
  return (
    asked !== undefined &&
    !frames.doubts.test(asked.low) &&
    Object.values(frames.asks).some((cue) => cue.test(asked.low))
  );
}

/** Without labels only what someone says of themselves can be told from what our side says. */
const OWN =
  /(?<!\p{L})(?:i|i'm|i'd|i've|i'll|my|me|mine|we|we're|we'd|we've|our|us|ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*|je|nous|notre|nos|mon|ma|yo|mi|nos|nuestr\p{L}+|tenemos|somos|ouch|wow|too|much|expensive|steep|puh|teuer|zu)(?!\p{L})/u;

const FORMER =
  /(?<!\p{L})(?:(?:last|old|previous|for(?:mer)) (?:tool|system|software|app|program|provider|vendor) (?:we|i)|(?:letzte|alte|frühere)[nrs]? (?:programm|system|software|anbieter))(?!\p{L})/u;
const OURS = /(?<!\p{L})(?:you|your|yours|sie|ihr|ihre[rnms]?|euch|euer|eure[rnms]?|du|dein)(?!\p{L})/u;
const OF_OTHERS =
  /(?<!\p{L})(?:it|they|them|that|he|she|every(?:body)|last|old|die|das|es|der|denen|dort)(?!\p{L})/u;

/** "Is it too expensive? No, it's fair." */
function answersItself(one: Said, turns: Turns, rules: LanguageRules): boolean {
  const [next] = turns.after(one, 1);
  return next !== undefined && next.line === one.line && isQuestion(one, rules) && rules.no.test(next.low);
}

/** What is said to an objection, and whether that settles it. */
export function replied(
  one: Said,
  turns: Turns,
  rules: LanguageRules,
): Pick<Objection, "answer" | "resolved"> {
  const reply = turns.replyTo(one, 4);
  const [first] = reply;
  const isTheirs = first !== undefined && (!turns.labelled || one.side === null || first.side !== one.side);
  if (!first || !isTheirs) return { answer: null, resolved: false };
  const told = reply.filter((said) => said.words > 3 && !isQuestion(said, rules)).slice(0, 3);
  const answer =
    told.length === 0
      ? null
      : { text: told.map(({ plain }) => plain).join(" "), evidence: told.map(evidenceOf) };
  return { answer, resolved: answer !== null && isAccepted(one, turns, rules) };
}

/** Whether who objected says soon after that it's fine. */
function isAccepted(one: Said, turns: Turns, rules: LanguageRules): boolean {
  let hasReply = false;
  for (const next of turns.after(one, 14)) {
    if (next.speaker !== one.speaker || !turns.labelled) hasReply ||= next.line !== one.line;
    const isOwn = turns.labelled ? next.speaker === one.speaker : next.line > one.line + 1;
    if (!hasReply || !isOwn) continue;
    if (objectionIn(next, rules) !== null) return false;
    const isFine = rules.accepted.test(next.low) || rules.frames?.accepts.test(next.low);
    if (isFine && !isQuestion(next, rules) && !rules.sentiment.not.test(next.low)) return true;
  }
  return false;
}
