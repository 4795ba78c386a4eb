import { shortened } from "@/lib/platform/text/shortened";
import { MOMENT_BASE } from "../parts";
import { MOST_SHARED, sharedOfShorter } from "../shared-time";
import type { AudienceAct } from "./audience-act";
import { AudienceActs, type WatchingFrom } from "./audience-acts";
import { answeredQuestion, endingEvidence, openingEvidence } from "./borders";
import type { Evidence, EvidenceKind, Moment } from "./moment";
import { Pace } from "./pace";
import { type SaidLine, sentencesOf } from "./sentence";
import { spokenEvidence } from "./spoken-evidence";
import { Telling } from "./telling/telling";
import { tellingEvidence } from "./telling/telling-evidence";
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
const LENGTH = { least: 12_000, most: 90_000 };
const MOST_MOMENTS = 30;
/** An answered question alone is less than `said`: better fewer moments than weak ones. Where many react, less has to be said. */
const LEAST_SCORE = { said: 30, shown: 24 };
const SHOWN_POINTS = 10;
const SHOWN: ReadonlySet<EvidenceKind> = new Set(["reactions", "chat", "questions", "votes", "clicks"]);
/** Left before and after what is said, where no one else speaks. */
const MARGIN = { before: 120, after: 300 };
/** A longer silence isn't in a moment. */
const LONGEST_SILENCE_MS = 6_000;

/** Returns a program's moments by score. They begin and end with a sentence, and hardly overlap. */
export function findMoments({ lines, language, acts, watching, programMs }: Heard): Moment[] {
  const sentences = readSentences(sentencesOf(lines), language);
  const show: Show = {
    ...{ sentences, telling: new Telling(sentences, language) },
    audience: new AudienceActs(acts, watching, programMs),
    pace: new Pace(sentences),
    warmUpMs: Math.min(WARM_UP.most, Math.max(0, programMs - WARM_UP.without) / 10),
  };
  const candidates: Candidate[] = [];
  for (let first = 0; first < sentences.length; first += 1) {
    const best = bestFrom(show, first);
    if (best && isWorthIt(best.moment)) candidates.push(best);
  }
  candidates.sort((a, b) => b.moment.score - a.moment.score || a.moment.fromMs - b.moment.fromMs);
  const chosen: Moment[] = [];
  for (const one of candidates) {
    if (chosen.length === MOST_MOMENTS) break;
    const isFree = ({ moment }: Candidate) =>
      chosen.every((other) => sharedOfShorter(moment, other) <= MOST_SHARED);
    if (isFree(one)) chosen.push(bestBegun(one, candidates.filter(isFree)));
  }
  return chosen
    .sort((a, b) => b.score - a.score || a.fromMs - b.fromMs)
    .map((moment) => ({ ...moment, evidence: moment.evidence.map((one) => ({ ...one })) }));
}

interface Candidate {
  moment: Moment;
  /** What its beginning takes from its score. */
  opening: number;
}

function isWorthIt({ score, evidence }: Moment): boolean {
  const shown = evidence.reduce((sum, { kind, points }) => sum + (SHOWN.has(kind) ? points : 0), 0);
  return score >= (shown >= SHOWN_POINTS ? LEAST_SCORE.shown : LEAST_SCORE.said);
}

/** Sentences in which "as I said" leaves viewers without what was said. Later, the moment itself may have said it. */
const OPENING = 2;

/** Sentences after a moment that tell whether it ends well. */
const LOOKED_AHEAD = 12;

/** Two that share that much are about the same, and the one that begins better may have fewer points. */
const SAME = { shared: 0.7, points: 4 };

/** Of what is about the same as a candidate, returns the moment that begins best. */
function bestBegun(candidate: Candidate, others: readonly Candidate[]): Moment {
  const { score } = candidate.moment;
  const same = others.filter(
    ({ moment }) =>
      moment.score >= score - SAME.points && sharedOfShorter(moment, candidate.moment) >= SAME.shared,
  );
  return same.reduce((best, one) => (one.opening > best.opening ? one : best), candidate).moment;
}

/** A show as it's read. */
interface Show {
  sentences: readonly Read[];
  telling: Telling;
  audience: AudienceActs;
  pace: Pace;
  /** How long people only arrive and say hello. */
  warmUpMs: number;
}

/** The best moment that begins with a sentence; null if none is long enough. */
function bestFrom(show: Show, first: number): Candidate | null {
  const { sentences } = show;
  const start = sentences[first];
  if (!start) return null;
  let best: Candidate | null = null;
  for (let last = first; last < sentences.length; last += 1) {
    const end = sentences[last];
    if (!end || end.toMs - start.fromMs > LENGTH.most) break;
    if (last > first && end.pauseBefore > LONGEST_SILENCE_MS) break;
    if (end.toMs - start.fromMs < LENGTH.least) continue;
    const one = candidateOf(show, first, last);
    if (!best || one.moment.score > best.moment.score) best = one;
  }
  return best;
}

function candidateOf(show: Show, from: number, to: number): Candidate {
  const { sentences, telling, audience, warmUpMs } = show;
  const said = sentences.slice(from, to + 1);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) throw new Error("A moment has words.");
  const fromMs = first.fromMs - Math.min(MARGIN.before, first.pauseBefore / 2);
  const toMs = last.toMs + Math.min(MARGIN.after, last.pauseAfter / 2);
  const opening = openingEvidence(said, { before: sentences[from - 1] });
  const evidence = [
    ...tellingEvidence(telling.measure(from, to)),
    ...spokenEvidence(said),
    ...opening,
    ...endingEvidence(said, { after: sentences.slice(to + 1, to + 1 + LOOKED_AHEAD) }),
    ...warmUp(first, warmUpMs),
    ...show.pace.evidenceFor(said),
    ...audience.evidenceFor(fromMs, toMs),
  ].sort(byWeight);
  const points = evidence.reduce((sum, one) => sum + one.points, MOMENT_BASE);
  const moment = {
    fromMs: Math.round(Math.max(0, fromMs)),
    toMs: Math.round(toMs),
    score: Math.max(0, Math.min(100, Math.round(points))),
    evidence,
    // Only for those that are chosen.
    get title() {
      return titleOf(titling(said, first).text);
    },
    get speakers() {
      return speakersOf(said);
    },
    pointsBack: first.pointsBack || said.slice(0, OPENING).some(({ pointsElsewhere }) => pointsElsewhere),
  };
  return { moment, opening: opening.reduce((sum, { points }) => sum + points, 0) };
}

/** The strongest first, and how long it is after what is in it. */
const byWeight = (a: Evidence, b: Evidence): number =>
  Number(a.kind === "flow") - Number(b.kind === "flow") || Math.abs(b.points) - Math.abs(a.points);

/** In the first minutes of an hour, people arrive and introduce each other. Shorter shows come to the point. */
const WARM_UP = { most: 240_000, without: 1_200_000 };

const warmUp = ({ fromMs }: Read, until: number): Evidence[] =>
  fromMs < until ? [{ kind: "thin", points: -20, atMs: fromMs, text: "The show is only beginning." }] : [];

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
