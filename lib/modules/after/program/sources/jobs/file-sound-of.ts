import type { MediaFiles } from "@/lib/composition/media/files";
import { uploadedKey } from "@/lib/modules/after/uploaded-files";
import type { ProgramSources } from "../program-sources";
import { mediaFiles } from "./media-files";

/** Returns where the sound of a recording from elsewhere is. */
export const fileSoundOf = ({
  recordingId,
}: Pick<ProgramSources, "recordingId">): { key: string; files: MediaFiles } => ({
  key: uploadedKey(recordingId),
  files: mediaFiles(),
});
