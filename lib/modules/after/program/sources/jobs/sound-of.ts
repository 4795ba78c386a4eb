import { soundJobOf } from "@/lib/composition/jobs/sound-job-of";
import type { MediaFiles } from "@/lib/composition/media/files";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import type { SoundPiece } from "@/lib/program";
import type { ProgramSources } from "../program-sources";
import { mediaFiles } from "./media-files";
import { pieceMedia } from "./piece-media";

/** Returns what a piece of sound is made of, with its files. */
export const soundOf = (
  sources: ProgramSources,
  piece: SoundPiece,
  levels: SoundJob["levels"],
): { job: SoundJob; files: MediaFiles } => ({
  job: soundJobOf(piece, levels, pieceMedia(sources)),
  files: mediaFiles(),
});
