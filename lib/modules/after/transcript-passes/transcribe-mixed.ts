import { type HeardSegment, INPUT_SAMPLE_RATE, type Recognizer } from "@/lib/providers/stt";
import {
  tellApart,
  VoiceError,
  type VoiceListener,
  type VoiceTurn,
  type VoiceWindow,
  withVoices,
} from "@/lib/providers/voices";
import type { HeardLine } from "./pass-rows";
import { lineOf, STEP_MS, wholeSegments } from "./transcribe-stretch";

/** Sound in which several people may speak. */
export interface MixedSound {
  lengthMs: number;
  /** Returns a part of it, 16 kHz, one channel. Parts are read in order, each at most `STEP_MS` long. */
  read(fromMs: number, toMs: number, signal: AbortSignal): Promise<Int16Array>;
}

export interface MixedLine extends HeardLine {
  /** 1 for the voice that is heard first, and so on; null where it isn't sure who speaks. */
  voice: number | null;
}

interface Asked {
  sound: MixedSound;
  language: string;
  /** Words that sound like one of these are written like it. */
  terms: readonly string[];
  recognizer: Pick<Recognizer, "transcribeTrack">;
  voices: Pick<VoiceListener, "windowsIn">;
  signal: AbortSignal;
}

/**
 * Transcribes mixed sound and tells apart by voice who said what. Holds one part of the sound at a time; of what was heard
 * before, only texts and a kilobyte for each 0.4 s of speech. Without the model of voices, no line has a voice.
 * @throws RecognizerError; VoiceError if the model fails; whatever keeps the sound from being read
 */
export async function transcribeMixed({
  sound,
  language,
  terms,
  recognizer,
  voices,
  signal,
}: Asked): Promise<MixedLine[]> {
  const segments: HeardSegment[] = [];
  const windows: VoiceWindow[] = [];
  let isTellable = true;
  for (let atMs = 0; atMs < sound.lengthMs; ) {
    signal.throwIfAborted();
    const toMs = Math.min(sound.lengthMs, atMs + STEP_MS);
    const samples = await sound.read(atMs, toMs, signal);
    const heard = await recognizer.transcribeTrack({ samples, language }, signal);
    const { whole, untilMs } = wholeSegments(heard, toMs - atMs, toMs === sound.lengthMs);
    segments.push(...whole.map((segment) => later(segment, atMs / 1_000)));
    if (isTellable) {
      const own = samples.subarray(0, Math.ceil((untilMs / 1_000) * INPUT_SAMPLE_RATE));
      const found = await windowsIn(voices, own, signal);
      isTellable = found !== null;
      for (const window of found ?? []) windows.push(moved(window, atMs / 1_000));
    }
    atMs += untilMs;
  }
  return linesOf(segments, isTellable ? tellApart(windows) : [], terms);
}

/** Null if the model isn't installed. */
async function windowsIn(
  voices: Asked["voices"],
  samples: Int16Array,
  signal: AbortSignal,
): Promise<VoiceWindow[] | null> {
  try {
    return await voices.windowsIn(samples, signal);
  } catch (error) {
    if (error instanceof VoiceError && error.fault === "not_installed") return null;
    throw error;
  }
}

const linesOf = (
  segments: readonly HeardSegment[],
  turns: readonly VoiceTurn[],
  terms: readonly string[],
): MixedLine[] =>
  withVoices(segments, turns).map(({ voice, ...segment }) => ({ ...lineOf(segment, 0, terms), voice }));

const moved = <T extends { from: number; to: number }>(one: T, seconds: number): T => ({
  ...one,
  from: one.from + seconds,
  to: one.to + seconds,
});

const later = (segment: HeardSegment, seconds: number): HeardSegment => ({
  ...moved(segment, seconds),
  words: segment.words?.map((word) => moved(word, seconds)) ?? null,
});
