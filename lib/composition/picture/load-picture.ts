import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { type MediaFiles, putMedia } from "../media/files";
import type { PieceNote } from "../media/note";
import { loadRuns } from "../sources/load-runs";
import type { PictureEffect, PictureJob, TileSource } from "./picture-job";
import type { LoadedSource, LoadedTile } from "./tile-layer";

/** A span's files in a child's folder. */
export class LoadedPicture {
  readonly notes: PieceNote[] = [];
  tiles: LoadedTile[] = [];
  effects: { name: string; effect: PictureEffect }[] = [];
  below: string | null = null;
  above: string | null = null;
  ticker: string | null = null;
  /** By name: the key of the file that is named in a note. */
  readonly #keys = new Map<string, string>();

  add(name: string, key: string): void {
    this.#keys.set(name, key);
  }

  get inputs(): string[] {
    return [...this.#keys.keys()];
  }

  /** Leaves files out that turned out to be damaged. */
  leaveOut(names: readonly string[]): void {
    const isGone = (name: string | null): boolean => name !== null && names.includes(name);
    for (const name of names) {
      this.notes.push({ code: "unreadable_file", key: this.#keys.get(name) ?? name });
      this.#keys.delete(name);
    }
    this.tiles = this.tiles.map((tile) => ({
      ...tile,
      sources: tile.sources.flatMap((source): LoadedSource[] => {
        if (source.kind === "file") return isGone(source.name) ? [] : [source];
        return [{ ...source, runs: source.runs.filter(({ name }) => !isGone(name)) }];
      }),
    }));
    this.effects = this.effects.filter(({ name }) => !isGone(name));
    for (const layer of ["below", "above", "ticker"] as const) if (isGone(this[layer])) this[layer] = null;
  }
}

export async function loadPicture(
  job: PictureJob,
  files: MediaFiles,
  folder: WorkFolder,
): Promise<LoadedPicture> {
  const loaded = new LoadedPicture();
  const put = async (key: string | null, name: string): Promise<string | null> => {
    if (key === null) return null;
    if (await putMedia(files, key, folder, name)) {
      loaded.add(name, key);
      return name;
    }
    loaded.notes.push({ code: "missing_file", key });
    return null;
  };
  const sourceOf = async (source: TileSource, name: string): Promise<LoadedSource[]> => {
    if (source.kind === "file") {
      const found = await put(source.file.key, name);
      return found === null ? [] : [{ ...source, name: found }];
    }
    const runs = await loadRuns(source.part, files, { folder, name, notes: loaded.notes });
    for (const run of runs) loaded.add(run.name, run.keys[0] ?? source.part.header);
    return [{ kind: "track", frames: source.frames, notBeforeMs: source.notBeforeMs, runs }];
  };
  loaded.below = await put(job.below, "below");
  loaded.above = await put(job.above, "above");
  loaded.ticker = await put(job.ticker?.key ?? null, "ticker");
  for (const [index, { sources, ...tile }] of job.tiles.entries()) {
    const named = sources.map((source, at) => sourceOf(source, `tile-${index}-${at}`));
    loaded.tiles.push({ ...tile, sources: (await Promise.all(named)).flat() });
  }
  for (const [index, effect] of job.effects.entries()) {
    const name = await put(effect.key, `effect-${index}`);
    if (name !== null) loaded.effects.push({ name, effect });
  }
  return loaded;
}
