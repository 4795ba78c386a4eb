import { shortened } from "@/lib/platform/text/shortened";
import type { Evidence } from "./moment";
import { endsSentence } from "./sentence";
import type { Read } from "./topics";

const MOST_QUOTED = 90;

/** In quotation marks, shortened at a word. */
export const quoteOf = (text: string): string => `“${shortened(text, MOST_QUOTED)}”`;

/** What is around a moment's sentences. */
interface Beside {
  before: Read | undefined;
  after: readonly Read[];
}

/** In milliseconds. After more than this, the end of what someone says is too far away to wait for. */
const REST = 25_000;
const BREATH = 500;
/** Whoever speaks that long gives a talk, not an answer. */
const LONG_TURN = 60_000;
/** Before a sentence of the same person that has nothing to do with those before it. */
const FRESH = 700;

const thin = (points: number, at: Read, text: string): Evidence[] => [
  { kind: "thin", points, atMs: at.fromMs, text: `${text} ${quoteOf(at.text)}` },
];

/** What speaks against a moment's beginning: the best one opens a topic, or asks a question. */
export function openingEvidence(said: readonly Read[], { before }: Pick<Beside, "before">): Evidence[] {
  const [first] = said;
  if (!first) return [];
  const isQuestion = first.cues.includes("question");
  const isAnswer = before?.cues.includes("question") && before.personId !== first.personId && !isQuestion;
  if (first.isFragment && isAnswer)
    return thin(-3, first, "It begins with the answer to a question that isn't in it:");
  if (first.isFragment) return thin(-3, first, "It begins with the rest of what was said before:");
  if (first.pointsBack) return thin(-3, first, "It begins in the middle of a thought:");
  const question = answeredQuestion(said)?.at;
  if (question && question !== first && question.personId !== first.personId)
    return thin(-3, first, "It begins before its question:");
  if (first.opensTopic || !before) return [];
  if (isAnswer) return thin(-2, first, "It begins with the answer to a question that isn't in it:");
  if (isQuestion) return thin(-2, first, "It begins with a question about what was said before:");
  if (first.beginsTurn) return thin(-2, first, "It replies to something that isn't in it:");
  if (first.spokenMs >= LONG_TURN) return [];
  return first.pauseBefore >= FRESH ? [] : thin(-2, first, "It begins in the middle of an answer:");
}

/** What a moment's end adds or takes. */
export function endingEvidence(said: readonly Read[], { after }: Pick<Beside, "after">): Evidence[] {
  const last = said.at(-1);
  if (!last) return [];
  if (said.length > 1 && last.cues.includes("question"))
    return thin(-10, last, "It ends with a question that isn't answered:");
  const [next] = after;
  const breath = (points: number, text: string): Evidence[] =>
    endsSentence(last.text) ? [{ kind: "breath", points, atMs: last.fromMs, text }] : [];
  if (!next || next.opensTopic || next.isHousekeeping) return breath(2, "It ends where its topic ends.");
  if (next.startsTurn) return breath(1, "It ends where the speaker has finished.");
  const rest = after.slice(
    0,
    Math.max(
      0,
      after.findIndex((one) => one.startsTurn || one.opensTopic),
    ),
  );
  const restMs = (rest.at(-1)?.toMs ?? Number.POSITIVE_INFINITY) - last.toMs;
  const cut = restMs <= REST ? thin(-2, last, "It ends before the speaker has finished:") : [];
  if (cut.length === 0 && last.pauseAfter >= BREATH) return breath(1, "It ends where the speaker pauses.");
  return cut;
}

/** Words that make an answer. */
const ANSWER_WORDS = 12;

/** A question near the beginning that someone else answers, or the speaker themselves, at some length. */
export function answeredQuestion(said: readonly Read[]): { at: Read; points: number } | null {
  const place = said.findIndex(
    ({ cues, words, isHousekeeping }) => cues.includes("question") && !isHousekeeping && words >= 3,
  );
  const at = said[place];
  if (!at || place > 2) return null;
  const after = said.slice(place + 1);
  const next = after.findIndex(({ cues, personId }) => cues.includes("question") && personId === at.personId);
  const first = next === -1 ? after : after.slice(0, next);
  const answer = first.filter(({ cues }) => !cues.includes("question"));
  const byOther = answer.filter(({ personId }) => personId !== at.personId);
  const words = (some: readonly Read[]) => some.reduce((sum, one) => sum + one.words, 0);
  if (words(byOther) >= ANSWER_WORDS) return { at, points: 5 };
  return answer.length >= 2 && words(answer) >= ANSWER_WORDS ? { at, points: 2 } : null;
}
