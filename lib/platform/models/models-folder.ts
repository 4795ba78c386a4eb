import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "../runtime/env";
import { folderName, type Model } from "./model";

/** Where models lie. */
export const modelsFolder = (): string => resolve(env().MODELS_DIR ?? join(env().DATA_DIR, "models"));

/** Where a model lies; null while it is not there. A folder appears once all of it is in it. */
export async function modelFolder(model: Model): Promise<string | null> {
  const folder = join(modelsFolder(), folderName(model));
  return (await isFolder(folder)) ? folder : null;
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
