import { folderName } from "@/lib/platform/models/model";
import { onnxRuntime, silero, speakerVectors } from "@/lib/platform/models/models";
import { areDownloading, modelFolders } from "@/lib/platform/models/models-folder";
import { modelOutputs } from "@/lib/platform/models/running/model-outputs";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import { INPUT_SAMPLE_RATE } from "@/lib/providers/stt";
import { MAX_VOICES_SECONDS, VoiceError, type VoiceListener, type VoiceWindow } from "./port";

const MODELS = [onnxRuntime, speakerVectors, silero];
const MISSING =
  "The model of voices isn’t installed yet. bin/up fetches it automatically where it can; `bin/admin model fetch` fetches it anywhere.";
const COMING = "The model of voices is being downloaded.";

const PART = {
  what: "the model of voices",
  bundle: "voices-worker",
  source: "lib/providers/voices/d-vector/worker-main.ts",
  heapMegabytes: 128,
  // For recordings, with only what the rest of the machine leaves.
  niceness: 19,
};
/** Parts of a recording follow each other closely. */
const IDLE_MS = 60_000;

export type VoicesProcess = ModelProcess<Int16Array, VoiceWindow[]>;

export const voicesProcess = (idleMs = IDLE_MS): VoicesProcess => new ModelProcess(PART, idleMs);

/** The model that comes with the installation, in its own process. Voices in any language can be told apart with it. */
export function builtInVoices(process = voicesProcess()): VoiceListener {
  return {
    status: async () => {
      const isThere = (await modelFolders(MODELS)) !== null;
      const isComing = !isThere && (await areDownloading(MODELS));
      const reason = isThere ? null : isComing ? COMING : MISSING;
      return { engine: folderName(speakerVectors), reason, isComing };
    },
    windowsIn: async (samples, signal) => {
      if (samples.length > MAX_VOICES_SECONDS * INPUT_SAMPLE_RATE)
        throw new VoiceError("too_long", `At most ${MAX_VOICES_SECONDS} seconds can be listened to at once.`);
      const where = await modelFolders(MODELS);
      if (where === null) throw new VoiceError("not_installed", MISSING);
      signal?.throwIfAborted();
      const failed = (reason: string) => new VoiceError("failed", `The model of voices failed: ${reason}.`);
      return (await modelOutputs(process, where, samples, { failed, ...(signal ? { signal } : {}) })).flat();
    },
  };
}
