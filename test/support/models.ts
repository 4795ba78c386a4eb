import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderName, type Model } from "@/lib/platform/models/model";
import { modelsCache } from "@/stack/models";

/** This machine's models folder, which `bin/test` fills if it can. */
export const LOCAL_MODELS = modelsCache({ ...process.env, MODELS_DIR: process.env.TEST_MODELS_DIR });

/** A model's path, whether or not it exists. */
export const placeOf = (model: Model): string => join(LOCAL_MODELS, folderName(model));

/**
 * Whether all of these models exist. Tests that need them are skipped otherwise; `bin/test` lists those in
 * its last lines.
 */
export const areModelsAvailable = (...models: readonly Model[]): boolean =>
  models.every((model) => existsSync(placeOf(model)));
