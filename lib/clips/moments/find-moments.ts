import { shortened } from "@/lib/platform/text/shortened";
import { MOST_SHARED, sharedOfShorter } from "../shared-time";
import { type AudienceAct, AudienceActs, type WatchingFrom } from "./audience-acts";
import { answeredQuestion, endingEvidence, openingEvidence, quoteOf } from "./borders";
import type { Evidence, EvidenceKind, Moment } from "./moment";
import { type SaidLine, sentencesOf } from "./sentence";
import type { Cue } from "./spoken-cues";
import { type Read, readSentences } from "./topics";

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
const MOST_MOMENTS = 30;
/** An answered question alone is less than `said`: better fewer moments than weak ones. Where many react, less has to be said. */
const LEAST_SCORE = { said: 40, shown: 30 };
const SHOWN_POINTS = 10;
const SHOWN: ReadonlySet<EvidenceKind> = new Set(["reactions", "chat", "questions", "votes", "clicks"]);
/** Left before and after what is said, where no one else speaks. */
const MARGIN = { before: 120, after: 300 };
/** A longer silence isn't in a moment. */
const LONGEST_SILENCE_MS = 6_000;

/** Returns a program's moments by score. They begin and end with a sentence, and hardly overlap. */
export function findMoments({ lines, language, acts, watching, programMs }: Heard): Moment[] {
  const sentences = readSentences(sentencesOf(lines), language);
  const audience = new AudienceActs(acts, watching, programMs);
  const candidates: Moment[] = [];
  for (let first = 0; first < sentences.length; first += 1) {
    const best = bestFrom(sentences, first, audience);
    if (best && isWorthIt(best)) candidates.push(best);
  }
  candidates.sort((a, b) => b.score - a.score || a.fromMs - b.fromMs);
  const chosen: Moment[] = [];
  for (const one of candidates) {
    if (chosen.length === MOST_MOMENTS) break;
    if (chosen.every((other) => sharedOfShorter(one, other) <= MOST_SHARED)) chosen.push(one);
  }
  return chosen;
}

function isWorthIt({ score, evidence }: Moment): boolean {
  const shown = evidence.reduce((sum, { kind, points }) => sum + (SHOWN.has(kind) ? points : 0), 0);
  return score >= (shown >= SHOWN_POINTS ? LEAST_SCORE.shown : LEAST_SCORE.said);
}

/** Sentences after a moment that tell whether it ends well. */
const LOOKED_AHEAD = 12;

/** The best moment that begins with a sentence; null if none is long enough. */
function bestFrom(sentences: readonly Read[], first: number, audience: AudienceActs): Moment | null {
  const start = sentences[first];
  if (!start) return null;
  let best: Moment | null = null;
  for (let last = first; last < sentences.length; last += 1) {
    const end = sentences[last];
    if (!end || end.toMs - start.fromMs > LENGTH.most) break;
    if (last > first && (end.opensTopic || end.pauseBefore > LONGEST_SILENCE_MS)) break;
    if (end.toMs - start.fromMs < LENGTH.least) continue;
    const moment = momentOf(sentences.slice(first, last + 1), {
      ...{ before: sentences[first - 1], after: sentences.slice(last + 1, last + 1 + LOOKED_AHEAD) },
      audience,
    });
    if (!best || moment.score > best.score) best = moment;
  }
  return best;
}

interface Around {
  /** The sentence before. */
  before: Read | undefined;
  /** The sentences after. */
  after: readonly Read[];
  audience: AudienceActs;
}

function momentOf(said: readonly Read[], { before, after, audience }: Around): Moment {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) throw new Error("A moment has words.");
  const fromMs = first.fromMs - Math.min(MARGIN.before, first.pauseBefore / 2);
  const toMs = last.toMs + Math.min(MARGIN.after, last.pauseAfter / 2);
  const evidence = [
    ...spokenEvidence(said),
    ...openingEvidence(said, { before }),
    ...endingEvidence(said, { after }),
    ...audience.evidenceFor(fromMs, toMs),
  ].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const points = evidence.reduce((sum, one) => sum + one.points, BASE);
  return {
    fromMs: Math.round(Math.max(0, fromMs)),
    toMs: Math.round(toMs),
    score: Math.max(0, Math.min(100, Math.round(points))),
    evidence,
    title: titleOf(titling(said, first).text),
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
  const [first, last] = [said[0], said.at(-1)];
  const around = said.find(({ isHousekeeping }) => isHousekeeping);
  if (around)
    add("housekeeping", -14, around, `Part of it is about the show itself: ${quoteOf(around.text)}`);
  const vague = said.find(({ isVague }) => isVague);
  if (vague) add("thin", -12, vague, `Part of it stays vague: ${quoteOf(vague.text)}`);
  const point = said.findIndex(({ cues }) => cues.length > 0);
  const waits = ((said[Math.max(0, point)]?.fromMs ?? 0) - (first?.fromMs ?? 0)) / 1_000;
  if (waits >= 4)
    add(
      "thin",
      -Math.min(8, Math.round(waits) - 2),
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

/** In letters. */
export const MOST_TITLE = 70;

/** The question; “How did that happen?” is less than the sentence before it. */
function titling(said: readonly Read[], first: Read): Read {
  const question = answeredQuestion(said)?.at;
  if (!question) return first;
  const before = said[said.indexOf(question) - 1];
  return question.refersBack && before && !before.opensTopic && !before.isFragment ? before : question;
}

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
