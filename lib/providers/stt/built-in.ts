import { folderName } from "@/lib/platform/models/model";
import { moonshine, onnxRuntime, silero } from "@/lib/platform/models/models";
import { areDownloading, modelFolders } from "@/lib/platform/models/models-folder";
import { modelOutputs } from "@/lib/platform/models/running/model-outputs";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import type { SpokenPart, TimedPart } from "./moonshine/write-down";
import { withNames } from "./names/with-names";
import {
  type HeardSegment,
  isUnderstood,
  MAX_TRACK_SECONDS,
  type Recognizer,
  RecognizerError,
  requireRecognizable,
  type Transcription,
  type Utterance,
} from "./port";
import { isSaid, wordsOf } from "./words-of";

const LANGUAGES = ["en"];
/** With more, transcripts would arrive too late to be read. */
const MAX_WAITING = 16;
const MODELS = [onnxRuntime, moonshine];
const MISSING =
  "The built-in recognizer isn’t installed yet. bin/up fetches it automatically where it can; `bin/admin model fetch` fetches it anywhere.";
const COMING = "The built-in recognizer is being downloaded.";

const PART = {
  what: "the speech recognizer",
  bundle: "listening-worker",
  source: "lib/providers/stt/moonshine/worker-main.ts",
  heapMegabytes: 128,
  // A slightly late caption is still useful, but slow calls are noticeable.
  niceness: 5,
  // Otherwise the native allocator keeps the memory used for loading the networks, a third more than they
  // need.
  settings: { MALLOC_TRIM_THRESHOLD_: "65536", MALLOC_MMAP_THRESHOLD_: "65536" },
};

type RecognizerProcess = ModelProcess<Int16Array, SpokenPart>;
type TrackProcess = ModelProcess<Int16Array, TimedPart>;

export const recognizerProcess = (idleMs?: number): RecognizerProcess => new ModelProcess(PART, idleMs);

/** For tracks, after the show: with the times of words, and only with what the rest of the machine leaves. */
const TRACK_PART = { ...PART, what: "the recognizer of tracks", niceness: 19 };
/** Tracks follow each other closely. */
const TRACK_IDLE_MS = 60_000;

export const trackProcess = (): TrackProcess => new ModelProcess(TRACK_PART, TRACK_IDLE_MS);

/** The built-in recognizer: English, in its own process. */
export function builtInRecognizer(process = recognizerProcess(), tracks = trackProcess()): Recognizer {
  return {
    status: async () => {
      const isThere = (await modelFolders(MODELS)) !== null;
      const isComing = !isThere && (await areDownloading(MODELS));
      const reason = isThere ? null : isComing ? COMING : MISSING;
      return { driver: "built_in", engine: folderName(moonshine), reason, isComing, languages: LANGUAGES };
    },
    transcribe: (utterance, signal) => transcribe(process, utterance, signal),
    transcribeTrack: (sound, signal) => transcribeTrack(tracks, sound, signal),
    hasSpare: () => process.waiting === 0,
    stayReady: async () => {
      const where = await modelFolders(MODELS);
      if (where !== null) process.stayReady(where);
    },
  };
}

async function transcribe(
  process: RecognizerProcess,
  utterance: Utterance,
  signal?: AbortSignal,
): Promise<Transcription> {
  if (!isUnderstood({ languages: LANGUAGES }, utterance.language))
    throw new RecognizerError("language", "The built-in recognizer only supports English.");
  requireRecognizable(utterance);
  const where = await modelFolders(MODELS);
  if (where === null) throw new RecognizerError("not_installed", MISSING);
  if (process.waiting >= MAX_WAITING)
    throw new RecognizerError("busy", "Too many people are speaking at once to be transcribed.");
  signal?.throwIfAborted();
  const parts = await written(process, where, utterance.samples, signal);
  return { text: withNames(wordsOf(parts), utterance.names) };
}

async function transcribeTrack(
  process: TrackProcess,
  sound: Omit<Utterance, "names">,
  signal?: AbortSignal,
): Promise<HeardSegment[]> {
  if (!isUnderstood({ languages: LANGUAGES }, sound.language))
    throw new RecognizerError("language", "The built-in recognizer only supports English.");
  requireRecognizable(sound, MAX_TRACK_SECONDS);
  const where = await modelFolders([...MODELS, silero]);
  if (where === null) throw new RecognizerError("not_installed", MISSING);
  signal?.throwIfAborted();
  const parts = await written(process, where, sound.samples, signal);
  return parts.filter(isSaid).map(({ from, to, text, words }) => ({ from, to, text: text.trim(), words }));
}

const written = <Part>(
  process: ModelProcess<Int16Array, Part>,
  where: readonly string[],
  samples: Int16Array,
  signal: AbortSignal | undefined,
): Promise<Part[]> =>
  modelOutputs(process, where, samples, {
    failed: (reason) => new RecognizerError("failed", `The recognizer failed: ${reason}.`),
    ...(signal ? { signal } : {}),
  });
