import { folderName } from "@/lib/platform/models/model";
import { moonshine, onnxRuntime } from "@/lib/platform/models/models";
import { areDownloading, modelFolders } from "@/lib/platform/models/models-folder";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import type { SpokenPart } from "./moonshine/write-down";
import { withNames } from "./names/with-names";
import {
  isUnderstood,
  type Recognizer,
  RecognizerError,
  requireRecognizable,
  type Transcription,
  type Utterance,
} from "./port";
import { wordsOf } from "./words-of";

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

export const recognizerProcess = (idleMs?: number): RecognizerProcess => new ModelProcess(PART, idleMs);

/** The built-in recognizer: English, in its own process. */
export function builtInRecognizer(process = recognizerProcess()): Recognizer {
  return {
    status: async () => {
      const isThere = (await modelFolders(MODELS)) !== null;
      const isComing = !isThere && (await areDownloading(MODELS));
      const reason = isThere ? null : isComing ? COMING : MISSING;
      return { driver: "built_in", engine: folderName(moonshine), reason, isComing, languages: LANGUAGES };
    },
    transcribe: (utterance, signal) => transcribe(process, utterance, signal),
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

function written(
  process: RecognizerProcess,
  where: readonly string[],
  samples: Int16Array,
  signal: AbortSignal | undefined,
): Promise<SpokenPart[]> {
  const { promise, resolve, reject } = Promise.withResolvers<SpokenPart[]>();
  const parts: SpokenPart[] = [];
  const stop = process.ask(where, samples, (reply) => {
    if ("output" in reply) parts.push(reply.output);
    else if ("done" in reply) resolve(parts);
    else {
      const reason = "lost" in reply ? reply.lost : reply.failed;
      reject(new RecognizerError("failed", `The recognizer failed: ${reason}.`));
    }
  });
  const aborted = (): void => reject(signal?.reason);
  signal?.addEventListener("abort", aborted, { once: true });
  return promise.finally(() => {
    signal?.removeEventListener("abort", aborted);
    stop();
  });
}
