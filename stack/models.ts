import { join } from "node:path";
import { fetchModel } from "@/lib/platform/models/fetch-model";
import { folderName, type Model } from "@/lib/platform/models/model";
import {
  centerFace,
  hibariVoice,
  miniLm,
  moonshine,
  onnxRuntime,
  silero,
  speakerVectors,
} from "@/lib/platform/models/models";
import { isFolder } from "@/lib/platform/models/models-folder";
import { cacheFolder } from "./cache-folder";

const CONNECT_WITHIN_MS = 3_000;

export const modelsCache = (env: NodeJS.ProcessEnv): string => env.MODELS_DIR || cacheFolder(env, "models");

interface Purpose {
  name: string;
  models: readonly Model[];
  /** What works instead. */
  without: string;
}

/** Features that need models, ordered so that models several of them need come first. */
const PURPOSES: readonly Purpose[] = [
  { name: "Announcer", models: [onnxRuntime, hibariVoice], without: "captions only" },
  { name: "Captions", models: [onnxRuntime, silero, moonshine], without: "the announcer's lines only" },
  { name: "Similar questions", models: [onnxRuntime, miniLm], without: "questions aren't grouped" },
  {
    name: "Speaker labels",
    models: [onnxRuntime, silero, speakerVectors],
    without: "speakers in uploaded recordings aren't told apart",
  },
  {
    name: "Faces",
    models: [onnxRuntime, centerFace],
    without: "clips of uploads show the whole picture",
  },
];

/** The missing models among these. */
async function missingOf({ models }: Purpose, folder: string): Promise<Model[]> {
  const missing: Model[] = [];
  for (const model of models) if (!(await isFolder(join(folder, folderName(model))))) missing.push(model);
  return missing;
}

/** One line per feature whose models are missing. */
export async function withoutModels(env: NodeJS.ProcessEnv): Promise<string[]> {
  const lines: string[] = [];
  for (const purpose of PURPOSES) {
    const missing = await missingOf(purpose, modelsCache(env));
    if (missing.length > 0)
      lines.push(`${purpose.name}: ${purpose.without}. Missing: ${missing.map(folderName).join(", ")}.`);
  }
  return lines;
}

/**
 * Downloads missing models unless `MODELS_FETCH` forbids it. Runs in the background; the app detects new models
 * automatically. Resolves once everything has been downloaded.
 */
export async function downloadModels(
  log: (line: string) => void,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  if (env.MODELS_FETCH === "0" || env.MODELS_FETCH === "false") {
    for (const line of await withoutModels(env))
      log(`${line} MODELS_FETCH is 0, so no models are downloaded.`);
    return;
  }
  const folder = modelsCache(env);
  const around = { folder, mirror: env.MODELS_MIRROR, connectWithinMs: CONNECT_WITHIN_MS, signal };
  for (const purpose of PURPOSES) {
    const missing = await missingOf(purpose, folder);
    if (missing.length === 0) continue;
    const { name, without } = purpose;
    const megabytes = missing.reduce((sum, model) => sum + model.megabytes, 0);
    const what = missing.map((model) => model.what).join(", ");
    log(`${name}: downloading ${what} in the background, once (${megabytes} MB into ${folder}).`);
    try {
      for (const model of missing) await fetchModel(model, around);
      log(`${name}: ready.`);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      log(`${name}: ${without}. ${reason} The next start tries again; so does bin/admin model fetch.`);
    }
  }
}
