import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { ComposeError } from "../media/compose-error";
import type { MediaFiles } from "../media/files";
import type { PieceNote } from "../media/note";
import { type Piece, pieceOf, samplesIn } from "../media/piece";
import { type Child, readResult, runFfmpeg } from "../media/run-ffmpeg";
import { unreadableFiles } from "../sources/unreadable-files";
import { TO_HD } from "./colors";
import { pictureEncoding } from "./encode-picture";
import { FilterGraph } from "./filter-graph";
import { type LoadedPicture, loadPicture } from "./load-picture";
import type { PictureJob } from "./picture-job";
import { addCanvas, addEffect, addStill, addTicker, coverOf } from "./still-layers";
import { addTile } from "./tile-layer";

export interface RenderedPicture extends Piece {
  /** What is missing in it. Empty if nothing is. */
  notes: PieceNote[];
}

const MADE = "made.mp4";

/**
 * Makes the picture of a span: exactly `frames` pictures at 30 per second as fragmented MP4 that begins with a
 * key frame. Files that are missing or damaged are left out, with a note.
 * @throws ComposeError; the signal's reason if that ended it
 */
export function renderPicture(
  job: PictureJob,
  files: MediaFiles,
  signal?: AbortSignal,
  isUrgent = false,
): Promise<RenderedPicture> {
  return withWorkFolder(async (folder) => {
    const loaded = await loadPicture(job, files, folder);
    await drawn(job, loaded, { folder, signal, isUrgent });
    const made = pieceOf(await readResult(folder, MADE));
    if (!made || samplesIn(made.media) !== job.frames) throw new ComposeError("incomplete");
    return { ...made, notes: loaded.notes };
  });
}

/** Draws again without the files that ffmpeg can't open, if there are any. */
async function drawn(job: PictureJob, loaded: LoadedPicture, child: Child): Promise<void> {
  try {
    await runFfmpeg("ffmpeg", command(job, loaded, child), child);
  } catch (error) {
    if (!(error instanceof ComposeError) || error.failure !== "failed") throw error;
    const damaged = await unreadableFiles(loaded.inputs, "v", child);
    if (damaged.length === 0) throw error;
    loaded.leaveOut(damaged);
    await runFfmpeg("ffmpeg", command(job, loaded, child), child);
  }
}

function command(
  job: PictureJob,
  { below, tiles, above, ticker, effects }: LoadedPicture,
  { isUrgent }: Child,
): string[] {
  const graph = new FilterGraph();
  let picture = addCanvas(graph, job, below);
  for (const tile of tiles) picture = addTile(graph, picture, tile, job.startMs);
  if (above !== null) picture = addStill(graph, picture, above, job);
  if (ticker && job.ticker) picture = addTicker(graph, picture, ticker, job.ticker);
  for (const { name, effect } of effects) picture = addEffect(graph, picture, name, { effect, job });
  picture = graph.chain([picture], [...(job.covers ?? []).map(coverOf), TO_HD]);
  // Files' own times, which tiles are placed by.
  return ["-copyts", "-y", ...graph.arguments(picture), ...pictureEncoding(job, job.frames, isUrgent), MADE];
}
