import { sourceSections } from "@/lib/composition/jobs/sound-job-of";
import type { MediaFiles } from "@/lib/composition/media/files";
import type { SoundJob } from "@/lib/composition/sound/sound-job";
import { microphoneSections, type SpokenTime } from "@/lib/program";
import type { ProgramSources } from "../program-sources";
import { mediaFiles } from "./media-files";
import { pieceMedia } from "./piece-media";

/** Returns where a person's microphone is stored within a time, with its files. */
export const microphoneOf = (
  sources: ProgramSources,
  time: SpokenTime,
): { job: Pick<SoundJob, "sections" | "startMs">; files: MediaFiles } => ({
  job: {
    startMs: time.fromMs,
    sections: sourceSections(microphoneSections(sources.tracks, time), pieceMedia(sources)),
  },
  files: mediaFiles(),
});
