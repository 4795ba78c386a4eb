import { join } from "node:path";
import { fetchModel } from "@/lib/platform/models/fetch-model";
import { folderName, type Model } from "@/lib/platform/models/model";
import { hibariVoice, miniLm, moonshine, onnxRuntime, silero } from "@/lib/platform/models/models";
import { isFolder } from "@/lib/platform/models/models-folder";
import { cacheFolder } from "./cache-folder";

const CONNECT_WITHIN_MS = 3_000;

export const modelsCache = (env: NodeJS.ProcessEnv): string => env.MODELS_DIR || cacheFolder(env, "models");

/** What cannot be done without some models, in an order in which the parts that several need come first. */
const PURPOSES: readonly { name: string; models: readonly Model[]; without: string }[] = [
  { name: "Announcer", models: [onnxRuntime, hibariVoice], without: "captions only" },
  { name: "Captions", models: [onnxRuntime, silero, moonshine], without: "the announcer's lines only" },
  { name: "Like questions", models: [onnxRuntime, miniLm], without: "each question stands for itself" },
];

/**
 * Fetches what speaks and listens, where it is missing. It goes on beside the stack and nothing waits for it: the app sees
 * by itself when it is there. Resolves when there is nothing more to fetch.
 */
export async function bringModels(log: (line: string) => void, signal: AbortSignal): Promise<void> {
  const folder = modelsCache(process.env);
  const around = { folder, mirror: process.env.MODELS_MIRROR, connectWithinMs: CONNECT_WITHIN_MS, signal };
  for (const { name, models, without } of PURPOSES) {
    const missing: Model[] = [];
    for (const model of models) if (!(await isFolder(join(folder, folderName(model))))) missing.push(model);
    if (missing.length === 0) continue;
    const megabytes = missing.reduce((sum, model) => sum + model.megabytes, 0);
    const what = missing.map((model) => model.what).join(", ");
    log(`${name}: fetching ${what}, once, beside everything (${megabytes} MB into ${folder}).`);
    try {
      for (const model of missing) await fetchModel(model, around);
      log(`${name}: all of it is there.`);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      log(`${name}: ${without}. ${reason} The next start tries again, as does bin/admin model fetch.`);
    }
  }
}
