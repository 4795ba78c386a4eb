import type { Said } from "../transcript/said";
import { FIRST_HEADS, type FirstHead } from "./heads";

/** A sentence's vector and what it was judged by itself. */
export interface Sensed {
  said: Said;
  vector: Float32Array;
  first: Record<FirstHead, number>;
}

const FILLERS = /(?<!\p{L})(?:u[hm]+|er+m?|you know|i mean|kind of|sort of|like|well|so|yeah|okay|ok)(?!\p{L})/gu;
const FEW_WORDS = 6;

/** The text whose vector stands for a sentence: short ones are read with what the speaker said before. */
export function readAs(one: Said, said: readonly Said[]): string {
  const before = said[one.at - 1];
  const joined = one.words < FEW_WORDS && before !== undefined && before.line === one.line ? `${before.low} ${one.low}` : one.low;
  return joined
    .slice(0, 400)
    .replace(FILLERS, " ")
    .replace(/[.,;:!"()…–-]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

const FLAGS: readonly RegExp[] = [
  /(?<!\p{L})(?:not|no|never|nothing|none|nobody|without|can't|cannot|won't|don't|doesn't|didn't|isn't|aren't|wasn't|haven't|hasn't|wouldn't|couldn't|neither|nor|hardly|barely)(?!\p{L})/u,
  /(?<!\p{L})(?:but|though|although|however|except|unless|only|just)(?!\p{L})/u,
  /(?<!\p{L})(?:i|i'm|i'd|i've|i'll|my|me|mine)(?!\p{L})/u,
  /(?<!\p{L})(?:we|we're|we'd|we've|we'll|our|us)(?!\p{L})/u,
  /(?<!\p{L})(?:you|you're|you'd|you've|you'll|your|yours|you guys|you lot)(?!\p{L})/u,
  /(?<!\p{L})(?:they|he|she|they're|he's|she's|his|her|their|them|him)(?!\p{L})/u,
  /(?<!\p{L})(?:more|less|higher|lower|cheaper|double|twice|half|above|below|over|under|than|too|extra)(?!\p{L})/u,
  /[$€£]\s?\d|\d\s?[$€£%]|(?<!\p{L})(?:dollars?|euros?|pounds?|bucks|grand|quid|francs|thousand|hundred|million|percent)(?!\p{L})/u,
  /\d/u,
  /(?<!\p{L})(?:hours?|days?|weeks?|months?|minutes?|years?)(?!\p{L})/u,
  /(?<!\p{L})(?:worr\p{L}+|concern\p{L}*|afraid|nervous|scar\p{L}+|fear|hesita\p{L}+|problem|trouble|issue|risk\p{L}*|bother\p{L}*|bug(?:s|ged)?|hate|skeptic\p{L}*|tough|tricky|hard|struggl\p{L}+)(?!\p{L})/u,
  /(?<!\p{L})(?:if|would|could|might|maybe|perhaps)(?!\p{L})/u,
  /(?<!\p{L})(?:until|till|before|after|later|wait|next (?:year|quarter|spring|summer|fall|month)|not now|right now|this year|on hold)(?!\p{L})/u,
  /(?<!\p{L})(?:boss|manager|ceo|cfo|coo|cto|cio|vp|director|board|owner|partners?|wife|husband|brother|sister|father|mother|finance|legal|lawyers?|committee|council|trustees|head|chair|founder|principal|treasurer|accountant|controller|chief)(?!\p{L})/u,
  /(?<!\p{L})(?:sign\p{L}*|approv\p{L}+|decid\p{L}+|decision|vote|final say|last word|budget|say yes|pick|choose)(?!\p{L})/u,
  /(?<!\p{L})(?:need|needs|must|have to|has to|require\p{L}*|want|wants|important|matter\p{L}*|looking for)(?!\p{L})/u,
  /(?<!\p{L})(?:great|good|perfect|love|nice|fine|happy|works|thanks|thank|sounds good|makes sense|fair enough|brilliant|cool)(?!\p{L})/u,
  /(?<!\p{L})(?:data|privacy|security|gdpr|contract|clause|terms|liability|compliance|lawyer|legal|server|cloud)(?!\p{L})/u,
  /\?/u,
];

const MONEY = /[$€£]\s?\d|\d[\d.,]*\s?(?:k|[$€£])(?!\p{L})|(?<!\p{L})(?:dollars?|euros?|pounds?|bucks|grand|quid|francs|per (?:user|seat|month|head|year)|a (?:month|year|seat|head))(?!\p{L})/u;
const NEAR = 4;
const QUESTIONS = FIRST_HEADS.filter((head) => head.startsWith("q:"));

/** How many features a sentence has besides its vector. */
export const FEATURES = FLAGS.length + 4 + 3 + QUESTIONS.length;

/**
 * What a sentence says besides its vector: words that change a meaning, its length, and what the other side said
 * right before it.
 */
export function featuresOf(sensed: Sensed, all: readonly Sensed[], isSameTurn: (one: Said, other: Said) => boolean): number[] {
  const { said } = sensed;
  const before = before_(sensed, all, isSameTurn);
  const isSoon = before.length > 0 && said.at - (before[0]?.said.at ?? 0) <= NEAR;
  const reply = isSoon ? before : [];
  return [
    ...FLAGS.map((flag) => (flag.test(said.low) ? 1 : 0)),
    said.words < 4 ? 1 : 0,
    said.words < 8 ? 1 : 0,
    said.words > 20 ? 1 : 0,
    1 - sensed.first.accept,
    reply.some(({ said: { low } }) => MONEY.test(low)) ? 1 : 0,
    reply[0]?.said.plain.includes("?") ? 1 : 0,
    reply.length > 0 ? 1 : 0,
    ...QUESTIONS.map((head) => Math.max(0, ...reply.map(({ first }) => first[head]))),
  ];
}

/** The last sentences of whoever spoke before, the latest first. */
function before_(sensed: Sensed, all: readonly Sensed[], isSameTurn: (one: Said, other: Said) => boolean): Sensed[] {
  let at = sensed.said.at - 1;
  while (at >= 0 && isSameTurn((all[at] as Sensed).said, sensed.said)) at -= 1;
  const last = all[at];
  if (!last) return [];
  const found: Sensed[] = [];
  for (; at >= 0 && found.length < 3; at -= 1) {
    const one = all[at] as Sensed;
    if (!isSameTurn(one.said, last.said)) break;
    found.push(one);
  }
  return found;
}
