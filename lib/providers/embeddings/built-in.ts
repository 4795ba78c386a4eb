import { folderName } from "@/lib/platform/models/model";
import { miniLm, onnxRuntime } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import { ModelProcess } from "@/lib/platform/models/running/model-process";
import { ALIKE } from "./minilm/alike";
import { type Embedder, EmbeddingError, MAX_CHARACTERS, MAX_TEXTS } from "./port";

const PART = {
  what: "the model for similar questions",
  bundle: "meaning-worker",
  source: "lib/providers/embeddings/minilm/worker-main.ts",
  heapMegabytes: 128,
};
const LANGUAGES = ["en"];
/** Maximum concurrent calls, more than one show's questions need. */
const MAX_WAITING = 16;
const MISSING =
  "The model isn’t installed yet. bin/up fetches it automatically where it can; `bin/admin model fetch` fetches it anywhere.";

export type MeaningProcess = ModelProcess<string[], Float32Array[]>;

export const meaningProcess = (idleMs?: number): MeaningProcess => new ModelProcess(PART, idleMs);

/** The model that comes with the installation, for English. */
export function builtInEmbedder(model = meaningProcess()): Embedder {
  return {
    embedding: async () => ({
      driver: "built_in",
      engine: folderName(miniLm),
      reason: (await folders()) === null ? MISSING : null,
      languages: LANGUAGES,
      alike: ALIKE,
    }),
    embed: async (texts, signal) => {
      const where = await folders();
      if (where === null) throw new EmbeddingError(MISSING);
      if (texts.length > MAX_TEXTS) throw new EmbeddingError(`At most ${MAX_TEXTS} texts at once.`);
      if (model.waiting >= MAX_WAITING) throw new EmbeddingError("Too many texts are waiting.");
      signal?.throwIfAborted();
      const cut = texts.map((text) => text.slice(0, MAX_CHARACTERS));
      return asked(model, where, cut, signal);
    },
  };
}

const folders = (): Promise<string[] | null> => modelFolders([onnxRuntime, miniLm]);

function asked(
  model: MeaningProcess,
  where: readonly string[],
  texts: string[],
  signal: AbortSignal | undefined,
): Promise<Float32Array[]> {
  return new Promise((resolve, reject) => {
    const stop = model.ask(where, texts, (reply) => {
      signal?.removeEventListener("abort", aborted);
      if ("output" in reply) resolve(reply.output);
      else if (!("done" in reply))
        reject(new EmbeddingError(`The model failed: ${"lost" in reply ? reply.lost : reply.failed}.`));
    });
    const aborted = (): void => {
      stop();
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", aborted, { once: true });
  });
}
