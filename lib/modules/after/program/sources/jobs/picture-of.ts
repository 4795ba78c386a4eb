import { pictureJobOf } from "@/lib/composition/jobs/picture-job-of";
import type { MediaFiles } from "@/lib/composition/media/files";
import type { PictureJob } from "@/lib/composition/picture/picture-job";
import type { PictureSize, Span } from "@/lib/program";
import type { ProgramSources } from "../program-sources";
import { mediaFiles } from "./media-files";
import { pieceMedia } from "./piece-media";
import { spanStills } from "./span-stills";

/**
 * Returns what the picture of a span is made of, with its files: stills are drawn for it, or were for another span.
 * Rejects if storage or database are away.
 */
export async function pictureOf(
  sources: ProgramSources,
  span: Span,
  size: PictureSize,
): Promise<{ job: PictureJob; files: MediaFiles }> {
  const { stills, drawn } = await spanStills(sources, span, size);
  const job = pictureJobOf(span, size, { media: pieceMedia(sources), stills });
  return { job, files: mediaFiles(drawn) };
}
