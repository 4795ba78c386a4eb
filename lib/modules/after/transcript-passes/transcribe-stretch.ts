import { retimed, type TimedWord } from "@/lib/composition/captions/timed-words";
import { readVoice } from "@/lib/composition/sound/read-voice";
import { storedWords } from "@/lib/modules/after/playback";
import { microphoneOf, type ProgramSources } from "@/lib/modules/after/program";
import { type HeardSegment, type Recognizer, withNames } from "@/lib/providers/stt";
import type { HeardLine, Stretch } from "./pass-rows";

/** How much is transcribed in one go: a kill costs no more than that. */
export const STEP_MS = 120_000;
/** What begins or ends closer to the end of a step may go on in the next one. */
const CUT_MS = 1_500;
/** Where the next step begins before what is left to it. */
const BEFORE_MS = 300;

interface Asked {
  sources: ProgramSources;
  stretch: Stretch;
  language: string;
  /** Words that sound like one of these are written like it. */
  terms: readonly string[];
  recognizer: Pick<Recognizer, "transcribeTrack">;
  signal: AbortSignal;
}

/**
 * Transcribes the next part of a stretch.
 * @returns what was heard, and up to where
 * @throws ComposeError; RecognizerError; whatever keeps the storage from answering
 */
export async function transcribeStretch({
  sources,
  stretch,
  language,
  terms,
  recognizer,
  signal,
}: Asked): Promise<{ untilMs: number; lines: HeardLine[] }> {
  const { atMs } = stretch;
  const toMs = Math.min(stretch.toMs, atMs + STEP_MS);
  const { job, files } = microphoneOf(sources, { ...stretch, fromMs: atMs, toMs });
  const samples = await readVoice(job, toMs - atMs, files, signal);
  const heard = await recognizer.transcribeTrack({ samples, language }, signal);
  const { whole, untilMs } = wholeSegments(heard, toMs - atMs, toMs === stretch.toMs);
  return { untilMs: atMs + untilMs, lines: whole.map((segment) => lineOf(segment, atMs, terms)) };
}

/** Leaves what may go on after the step to the next one, unless that would be everything. */
export function wholeSegments(
  heard: readonly HeardSegment[],
  lengthMs: number,
  isLast: boolean,
): { whole: HeardSegment[]; untilMs: number } {
  const at = isLast ? -1 : heard.findIndex(({ to }) => to * 1_000 > lengthMs - CUT_MS);
  const open = heard[at];
  const before = heard[at - 1];
  const untilMs = open ? Math.max((before?.to ?? 0) * 1_000, open.from * 1_000 - BEFORE_MS) : lengthMs;
  if (!open || untilMs < CUT_MS) return { whole: [...heard], untilMs: lengthMs };
  return { whole: heard.slice(0, at), untilMs: Math.floor(untilMs) };
}

/** @param atMs where the sound began in which the segment was heard */
export function lineOf(
  { from, to, text, words }: HeardSegment,
  atMs: number,
  terms: readonly string[],
): HeardLine {
  const named = withNames(text, terms);
  const timed = words?.map(
    (word): TimedWord => ({
      ...{ text: word.text, confidence: word.confidence },
      ...{ fromMs: atMs + word.from * 1_000, toMs: atMs + word.to * 1_000 },
    }),
  );
  return {
    fromMs: Math.round(timed?.[0]?.fromMs ?? atMs + from * 1_000),
    toMs: Math.round(timed?.at(-1)?.toMs ?? atMs + to * 1_000),
    text: named,
    words: timed ? storedWords(retimed(timed, named)) : null,
  };
}
