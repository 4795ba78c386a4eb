import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { env } from "../runtime/env";
import { folderName, type Model, workPrefix } from "./model";

/** Where models lie. */
export const modelsFolder = (): string => resolve(env().MODELS_DIR ?? join(env().DATA_DIR, "models"));

/** Where a model lies; null while it is not there. A folder appears once all of it is in it. */
export async function modelFolder(model: Model): Promise<string | null> {
  const folder = join(modelsFolder(), folderName(model));
  return (await isFolder(folder)) ? folder : null;
}

/** Where several lie that are of use together; null while one of them is not there. */
export async function modelFolders(models: readonly Model[]): Promise<string[] | null> {
  const folders = await Promise.all(models.map(modelFolder));
  return folders.every((folder) => folder !== null) ? folders : null;
}

/** A folder in the making that is older was left behind. */
const MOST_FETCHING_MS = 1_800_000;

/** Whether somebody is fetching one of them just now, on this machine. */
export async function areComing(models: readonly Model[]): Promise<boolean> {
  const folder = modelsFolder();
  const names = await readdir(folder).catch((): string[] => []);
  const making = names.filter((name) => models.some((model) => name.startsWith(workPrefix(model))));
  const ages = making.map((name) =>
    stat(join(folder, name)).then(
      ({ birthtimeMs }) => Date.now() - birthtimeMs,
      () => Number.POSITIVE_INFINITY,
    ),
  );
  return (await Promise.all(ages)).some((age) => age < MOST_FETCHING_MS);
}

export const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
