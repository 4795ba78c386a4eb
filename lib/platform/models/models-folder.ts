import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "../runtime/env";
import { folderName, type Model, workPrefix } from "./model";

export const modelsFolder = (): string => resolve(env().MODELS_DIR ?? join(env().DATA_DIR, "models"));

/** Returns a model's folder, or null if it isn't there. A folder only appears once it is complete. */
export async function modelFolder(model: Model): Promise<string | null> {
  const folder = join(modelsFolder(), folderName(model));
  return (await isFolder(folder)) ? folder : null;
}

/** Returns the folders of several models that are needed together, or null if one of them isn't there. */
export async function modelFolders(models: readonly Model[]): Promise<string[] | null> {
  const folders = await Promise.all(models.map(modelFolder));
  return folders.every((folder) => folder !== null) ? folders : null;
}

/** An older unfinished folder is abandoned. */
const MAX_FETCHING_MS = 1_800_000;

/** Whether one of them is being downloaded on this machine right now. */
export async function areDownloading(models: readonly Model[]): Promise<boolean> {
  const folder = modelsFolder();
  const names = await readdir(folder).catch((): string[] => []);
  const making = names.filter((name) => models.some((model) => name.startsWith(workPrefix(model))));
  const ages = making.map((name) =>
    stat(join(folder, name)).then(
      ({ birthtimeMs }) => Date.now() - birthtimeMs,
      () => Number.POSITIVE_INFINITY,
    ),
  );
  return (await Promise.all(ages)).some((age) => age < MAX_FETCHING_MS);
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
