import { shortened } from "@/lib/platform/text/shortened";
import { sharedOfShorter } from "../shared-time";
import { type AudienceAct, AudienceActs, type WatchingFrom } from "./audience-acts";
import type { Evidence, Moment } from "./moment";
import { type SaidLine, type Sentence, sentencesOf } from "./sentence";
import { type Cue, CueReader } from "./spoken-cues";

export interface Heard {
  lines: readonly SaidLine[];
  /** A BCP 47 tag. */
  language: string;
  acts: readonly AudienceAct[];
  watching: readonly WatchingFrom[];
  programMs: number;
}

/** Milliseconds. What is found is as long as a clip that people watch to its end; a host may choose anything from 5 to 120 s. */
const LENGTH = { least: 12_000, most: 75_000 };
/** Two moments share at most this part of the shorter one. */
const MOST_SHARED = 0.2;
const MOST_MOMENTS = 30;
/** Left before and after what is said, where no one else speaks. */
const MARGIN = { before: 120, after: 300 };
/** A longer silence isn't in a moment. */
const LONGEST_SILENCE_MS = 6_000;

/** Returns a program's moments by score. They begin and end with a sentence, and hardly overlap. */
export function findMoments({ lines, language, acts, watching, programMs }: Heard): Moment[] {
  const reader = new CueReader(language);
  const sentences = sentencesOf(lines).map((sentence) => ({
    ...sentence,
    cues: reader.cuesIn(sentence.text),
    pointsBack: reader.pointsBack(sentence.text),
    isHousekeeping: reader.isHousekeeping(sentence.text),
  }));
  const audience = new AudienceActs(acts, watching, programMs);
  const candidates: Moment[] = [];
  for (let first = 0; first < sentences.length; first += 1) {
    const best = bestFrom(sentences, first, audience);
    if (best) candidates.push(best);
  }
  candidates.sort((a, b) => b.score - a.score || a.fromMs - b.fromMs);
  const chosen: Moment[] = [];
  for (const one of candidates) {
    if (chosen.length === MOST_MOMENTS) break;
    if (chosen.every((other) => sharedOfShorter(one, other) <= MOST_SHARED)) chosen.push(one);
  }
  return chosen;
}

interface Read extends Sentence {
  cues: Cue[];
  pointsBack: boolean;
  isHousekeeping: boolean;
}

/** The best moment that begins with a sentence; null if none is long enough. */
function bestFrom(sentences: readonly Read[], first: number, audience: AudienceActs): Moment | null {
  const start = sentences[first];
  if (!start) return null;
  let best: Moment | null = null;
  for (let last = first; last < sentences.length; last += 1) {
    const end = sentences[last];
    if (!end || end.toMs - start.fromMs > LENGTH.most) break;
    if (last > first && end.pauseBefore > LONGEST_SILENCE_MS) break;
    if (end.toMs - start.fromMs < LENGTH.least) continue;
    const moment = momentOf(sentences.slice(first, last + 1), { before: sentences[first - 1], audience });
    if (!best || moment.score > best.score) best = moment;
  }
  return best;
}

interface Around {
  /** The sentence before. */
  before: Read | undefined;
  audience: AudienceActs;
}

function momentOf(said: readonly Read[], { before, audience }: Around): Moment {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) throw new Error("A moment has words.");
  const fromMs = first.fromMs - Math.min(MARGIN.before, first.pauseBefore / 2);
  const toMs = last.toMs + Math.min(MARGIN.after, last.pauseAfter / 2);
  const evidence = [
    ...spokenEvidence(said),
    ...openingEvidence(said, before),
    ...audience.evidenceFor(fromMs, toMs),
  ].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const points = evidence.reduce((sum, one) => sum + one.points, BASE);
  return {
    fromMs: Math.round(Math.max(0, fromMs)),
    toMs: Math.round(toMs),
    score: Math.max(0, Math.min(100, Math.round(points))),
    evidence,
    title: titleOf(first.text),
    speakers: speakersOf(said),
    pointsBack: first.pointsBack,
  };
}

/** Of a moment about which nothing is known. */
const BASE = 20;

/** Points, and what they're for. The first occurrence of a cue counts most: one number is as good as four. */
const CUES: Record<Exclude<Cue, "question">, { points: number; text: (quote: string) => string }> = {
  number: { points: 6, text: (quote) => `Names a number: ${quote}` },
  story: { points: 8, text: (quote) => `Tells what happened: ${quote}` },
  contrast: { points: 8, text: (quote) => `Goes against what people expect: ${quote}` },
  advice: { points: 7, text: (quote) => `Says what to do: ${quote}` },
  superlative: { points: 4, text: (quote) => `Takes a clear stand: ${quote}` },
  laugh: { points: 7, text: (quote) => `People laugh: ${quote}` },
};

function spokenEvidence(said: readonly Read[]): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (kind: Evidence["kind"], points: number, at: Read | null, text: string) =>
    evidence.push({ kind, points, atMs: at ? at.fromMs : null, text });
  for (const [cue, { points, text }] of Object.entries(CUES) as [
    keyof typeof CUES,
    (typeof CUES)[keyof typeof CUES],
  ][]) {
    const at = said.find(({ cues }) => cues.includes(cue));
    if (at) add(cue, points, at, text(quoteOf(at.text)));
  }
  const answered = answeredQuestion(said);
  if (answered)
    add(
      "question_answered",
      answered.points,
      answered.at,
      `A question and its answer: ${quoteOf(answered.at.text)}`,
    );
  const people = new Set(said.map(({ personId }) => personId)).size;
  if (people > 1 && !answered) add("exchange", 3, null, `${people} people talk with each other.`);
  const last = said.at(-1);
  if (last && last.pauseAfter >= 500 && endsWhole(last.text))
    add("breath", 3, last, "It ends where the speaker pauses.");
  if (last && said.length > 1 && last.cues.includes("question"))
    add("thin", -10, last, `It ends with a question that isn't answered: ${quoteOf(last.text)}`);
  const first = said[0];
  if (first?.pointsBack)
    add("thin", -12, first, `It begins in the middle of a thought: ${quoteOf(first.text)}`);
  const around = said.find(({ isHousekeeping }) => isHousekeeping);
  if (around)
    add("housekeeping", -14, around, `Part of it is about the show itself: ${quoteOf(around.text)}`);
  const point = said.findIndex(({ cues }) => cues.length > 0);
  const waits = ((said[Math.max(0, point)]?.fromMs ?? 0) - (first?.fromMs ?? 0)) / 1_000;
  if (waits >= 3)
    add(
      "thin",
      -Math.min(8, Math.round(waits)),
      null,
      `It takes ${Math.round(waits)} s to get to the point.`,
    );
  const spoken = said.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  const length = (last?.toMs ?? 0) - (first?.fromMs ?? 0);
  if (spoken < 0.6 * length) add("thin", -8, null, "Little is said for its length.");
  // Every second beyond what people watch costs a little, so that nothing is in it that adds nothing.
  const over = Math.round(Math.max(0, length - 40_000) / 7_000);
  if (over > 0) add("thin", -over, null, "It's long for a clip.");
  return evidence;
}

/** An answer of that many words says nothing without its question. */
const FRAGMENT_WORDS = 4;

/** What is left of an answer before the moment's own question, or of one whose question isn't in it. */
function openingEvidence(said: readonly Read[], before: Read | undefined): Evidence[] {
  const [first] = said;
  if (!first) return [];
  const thin = (points: number, text: string): Evidence[] => [
    { kind: "thin", points, atMs: first.fromMs, text: `${text} ${quoteOf(first.text)}` },
  ];
  const isFragment = first.text.trim().split(/\s+/u).length <= FRAGMENT_WORDS;
  const isAnswer =
    isFragment &&
    before?.cues.includes("question") &&
    before.personId !== first.personId &&
    !first.cues.includes("question");
  if (isAnswer) return thin(-10, "It begins with the answer to a question that isn't in it:");
  const question = answeredQuestion(said)?.at;
  if (question && question !== first && question.personId !== first.personId)
    return thin(isFragment ? -12 : -6, "It begins before its question:");
  return [];
}

const endsWhole = (text: string): boolean => /[.!?…。！？]["'”’»)\]]*$/u.test(text);

/** A question near the beginning that someone else answers, or the speaker themselves, at some length. */
function answeredQuestion(said: readonly Read[]): { at: Read; points: number } | null {
  const place = said.findIndex(
    ({ cues, text }) => cues.includes("question") && text.split(/\s+/u).length >= 4,
  );
  const at = said[place];
  if (!at || place > 2) return null;
  const answer = said.slice(place + 1).filter(({ cues }) => !cues.includes("question"));
  const byOther = answer.some(({ personId }) => personId !== at.personId);
  if (answer.length < 2) return null;
  return { at, points: byOther ? 14 : 8 };
}

const MOST_QUOTED = 90;

/** In quotation marks, shortened at a word. */
const quoteOf = (text: string): string => `“${shortened(text, MOST_QUOTED)}”`;

/** In letters. */
export const MOST_TITLE = 70;

const titleOf = (text: string): string => shortened(text.replace(/[.…。]+$/u, ""), MOST_TITLE);

function speakersOf(said: readonly Read[]): Moment["speakers"] {
  const spoken = new Map<string, { name: string | null; ms: number }>();
  for (const { personId, speaker, fromMs, toMs } of said) {
    const one = spoken.get(personId) ?? { name: speaker, ms: 0 };
    one.ms += toMs - fromMs;
    spoken.set(personId, one);
  }
  return [...spoken].sort(([, a], [, b]) => b.ms - a.ms).map(([personId, { name }]) => ({ personId, name }));
}
