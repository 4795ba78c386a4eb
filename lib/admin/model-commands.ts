import { arch, platform } from "node:os";
import { fetchModel } from "@/lib/platform/models/fetch-model";
import { MODELS } from "@/lib/platform/models/models";
import { modelFolder, modelsFolder } from "@/lib/platform/models/models-folder";
import { env } from "@/lib/platform/runtime/env";
import type { Command } from "./command";

const CONNECT_WITHIN_MS = 10_000;

/** Operators' commands for models, such as the announcer's voice. */
export const modelCommands: Record<string, Command> = {
  "model list": { usage: "", required: [], run: listModels },
  "model fetch": {
    usage: "",
    required: [],
    run: async () => {
      const around = {
        folder: modelsFolder(),
        mirror: env().MODELS_MIRROR,
        connectWithinMs: CONNECT_WITHIN_MS,
      };
      for (const model of MODELS) await fetchModel(model, around);
      return listModels();
    },
  },
};

async function listModels() {
  return Promise.all(
    MODELS.map(async (model) => ({
      name: model.name,
      version: model.version,
      licence: model.licence,
      what: model.what,
      folder: await modelFolder(model),
      archives: (model.archives(platform(), arch()) ?? []).map(({ file, url, sha256 }) => ({
        file,
        url,
        sha256,
      })),
    })),
  );
}
