import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderName, type Model } from "@/lib/platform/models/model";
import { modelsCache } from "@/stack/models";

/** Where the models of this machine lie, which `bin/test` brings where it can. */
export const LOCAL_MODELS = modelsCache({ ...process.env, MODELS_DIR: process.env.TEST_MODELS_DIR });

/** Where one of them lies, or would. */
export const placeOf = (model: Model): string => join(LOCAL_MODELS, folderName(model));

/** Tests that need some of them are skipped without; `bin/test` says in its last lines what that is. */
export const areModelsAvailable = (...models: readonly Model[]): boolean =>
  models.every((model) => existsSync(placeOf(model)));
