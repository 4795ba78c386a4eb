import type { Limits } from "@/lib/platform/confined/command-line";
import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { AAC_SAMPLES, TICKS_PER_FRAME } from "../grid";
import { bringOut } from "../media/bring-out";
import { ComposeError } from "../media/compose-error";
import { placedFragments, samplesIn } from "../media/piece";
import { runFfmpeg } from "../media/run-ffmpeg";

/** A program's picture or sound. */
export interface JoinedTrack {
  /** The header of all its pieces. */
  init: Buffer;
  /** In order. `place` is in pictures, or in AAC frames. */
  pieces: Iterable<JoinedPiece> | AsyncIterable<JoinedPiece>;
}

export interface JoinedPiece {
  place: number;
  media: Buffer;
}

const GIB = 1024 ** 3;

/** For eight hours: it is read twice and written twice. */
const LIMITS: Partial<Limits> = {
  wallSeconds: 1_800,
  cpuSeconds: 900,
  outputBytes: 64 * GIB,
  addressBytes: 8 * GIB,
};

/**
 * Joins pieces to an MP4 that can play while it downloads, without encoding anything again. Writes it to `to`.
 * @throws ComposeError: `incomplete` if pieces don't follow each other; the signal's reason if that ended it
 */
export function joinMp4(
  tracks: { picture: JoinedTrack; sound: JoinedTrack },
  to: string,
  signal?: AbortSignal,
): Promise<void> {
  return withWorkFolder(async (folder) => {
    await folder.put("picture", fragmentsOf(tracks.picture, TICKS_PER_FRAME));
    await folder.put("sound", fragmentsOf(tracks.sound, AAC_SAMPLES));
    const inputs = ["picture", "sound"].flatMap((name) => [
      "-protocol_whitelist",
      "file",
      "-f",
      "mp4",
      "-i",
      name,
    ]);
    const copied = ["-map", "0:v:0", "-map", "1:a:0", "-c", "copy", "-map_metadata", "-1"];
    const args = ["-y", ...inputs, ...copied, "-movflags", "+faststart", "-f", "mp4", "made.mp4"];
    await runFfmpeg("ffmpeg", args, { folder, signal, limits: LIMITS });
    await bringOut(folder, "made.mp4", to);
  });
}

/** Returns a file of pieces that follow each other, with the times of their places. */
export async function* fragmentsOf({ init, pieces }: JoinedTrack, units: number): AsyncGenerator<Buffer> {
  yield init;
  let next = 0;
  let sequence = 1;
  for await (const { place, media } of pieces) {
    if (place !== next) throw new ComposeError("incomplete");
    const count = samplesIn(media);
    yield placedFragments(media, place * units, sequence);
    next += count;
    // No fragment has fewer samples than one.
    sequence += count;
  }
}
