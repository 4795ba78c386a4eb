import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import type { Piece } from "../media/piece";
import { GUARDS, readResult, runFfmpeg } from "../media/run-ffmpeg";

/**
 * Draws one frame of a piece as JPEG, as wide as wanted.
 * @throws ComposeError; the signal's reason if that ended it
 */
export function drawThumbnail(
  { init, media }: Piece,
  { frame, width }: { frame: number; width: number },
  signal?: AbortSignal,
): Promise<Buffer> {
  return withWorkFolder(async (folder) => {
    await folder.put("piece", Buffer.concat([init, media]));
    const filters = `select='gte(n,${Math.max(0, Math.round(frame))})',scale=${Math.round(width)}:-2`;
    const args = [
      "-y",
      ...GUARDS,
      "-i",
      "piece",
      "-vf",
      filters,
      "-frames:v",
      "1",
      "-q:v",
      "3",
      "-f",
      "mjpeg",
      "still",
    ];
    await runFfmpeg("ffmpeg", args, { folder, signal });
    return readResult(folder, "still");
  });
}
