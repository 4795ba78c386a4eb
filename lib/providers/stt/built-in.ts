import { folderName } from "@/lib/platform/models/model";
import { moonshine, onnxRuntime } from "@/lib/platform/models/models";
import { areComing, modelFolders } from "@/lib/platform/models/models-folder";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import type { SpokenPart } from "./moonshine/write-down";
import { withNames } from "./names/with-names";
import {
  type Heard,
  isUnderstood,
  type Listener,
  ListeningError,
  requireListenable,
  type Utterance,
} from "./port";
import { wordsOf } from "./words-of";

const LANGUAGES = ["en"];
/** With more, transcripts would arrive too late to be read. */
const MOST_WAITING = 16;
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

type ListeningProcess = ModelProcess<Int16Array, SpokenPart>;

export const listeningProcess = (idleMs?: number): ListeningProcess => new ModelProcess(PART, idleMs);

/** The built-in recognizer: English, in its own process. */
export function builtInListener(process = listeningProcess()): Listener {
  return {
    listening: async () => {
      const isThere = (await modelFolders(MODELS)) !== null;
      const isComing = !isThere && (await areComing(MODELS));
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
  process: ListeningProcess,
  utterance: Utterance,
  signal?: AbortSignal,
): Promise<Heard> {
  if (!isUnderstood({ languages: LANGUAGES }, utterance.language))
    throw new ListeningError("language", "The built-in recognizer only supports English.");
  requireListenable(utterance);
  const where = await modelFolders(MODELS);
  if (where === null) throw new ListeningError("not_installed", MISSING);
  if (process.waiting >= MOST_WAITING)
    throw new ListeningError("busy", "Too many people are speaking at once to be transcribed.");
  signal?.throwIfAborted();
  const parts = await written(process, where, utterance.samples, signal);
  return { text: withNames(wordsOf(parts), utterance.names) };
}

function written(
  process: ListeningProcess,
  where: readonly string[],
  samples: Int16Array,
  signal: AbortSignal | undefined,
): Promise<SpokenPart[]> {
  const { promise, resolve, reject } = Promise.withResolvers<SpokenPart[]>();
  const parts: SpokenPart[] = [];
  const stop = process.ask(where, samples, (told) => {
    if ("output" in told) parts.push(told.output);
    else if ("done" in told) resolve(parts);
    else {
      const reason = "lost" in told ? told.lost : told.failed;
      reject(new ListeningError("failed", `The recognizer failed: ${reason}.`));
    }
  });
  const aborted = (): void => reject(signal?.reason);
  signal?.addEventListener("abort", aborted, { once: true });
  return promise.finally(() => {
    signal?.removeEventListener("abort", aborted);
    stop();
  });
}
