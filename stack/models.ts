import { join } from "node:path";
import { fetchModel } from "@/lib/platform/models/fetch-model";
import { folderName, type Model } from "@/lib/platform/models/model";
import { MODELS } from "@/lib/platform/models/models";
import { isFolder } from "@/lib/platform/models/models-folder";
import { cacheFolder } from "./cache-folder";

const CONNECT_WITHIN_MS = 3_000;

export const modelsCache = (env: NodeJS.ProcessEnv): string => env.MODELS_DIR || cacheFolder(env, "models");

/**
 * Fetches what speaks for the announcer, where it is missing. It goes on beside the stack and nothing waits for it: the
 * app sees by itself when it is there. Resolves when there is nothing more to fetch.
 */
export async function bringModels(log: (line: string) => void, signal: AbortSignal): Promise<void> {
  const folder = modelsCache(process.env);
  const missing: Model[] = [];
  for (const model of MODELS) if (!(await isFolder(join(folder, folderName(model))))) missing.push(model);
  if (missing.length === 0) return;
  const megabytes = missing.reduce((sum, model) => sum + model.megabytes, 0);
  log(`Announcer: fetching its voice, once, beside everything (${megabytes} MB into ${folder}).`);
  const around = { folder, mirror: process.env.MODELS_MIRROR, connectWithinMs: CONNECT_WITHIN_MS, signal };
  try {
    for (const model of missing) await fetchModel(model, around);
    log("Announcer: its voice is there.");
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    log(`Announcer: captions only. ${reason} The next start tries again, as does bin/admin model fetch.`);
  }
}
