import type { Limits } from "@/lib/platform/confined/command-line";
import { withWorkFolder } from "@/lib/platform/confined/work-folder";
import { bringOut } from "../media/bring-out";
import { runFfmpeg } from "../media/run-ffmpeg";

const GIB = 1024 ** 3;

/** For eight hours: it's read once and copied. */
const LIMITS: Partial<Limits> = {
  wallSeconds: 1_800,
  cpuSeconds: 600,
  outputBytes: 64 * GIB,
  addressBytes: 8 * GIB,
};

/**
 * Writes the sound of an MP4 as a file of its own to `to`, without encoding it again, and without anything that says where it
 * comes from.
 * @returns its length in milliseconds
 * @throws ComposeError
 */
export function soundOfMp4(
  mp4: AsyncIterable<Uint8Array>,
  to: string,
  signal?: AbortSignal,
): Promise<number> {
  return withWorkFolder(async (folder) => {
    await folder.put("program", mp4);
    const input = ["-protocol_whitelist", "file", "-f", "mp4", "-i", "program"];
    const copied = ["-map", "0:a:0", "-vn", "-c:a", "copy", "-map_metadata", "-1", "-map_chapters", "-1"];
    const args = ["-y", ...input, ...copied, "-movflags", "+faststart", "-f", "ipod", "made.m4a"];
    await runFfmpeg("ffmpeg", args, { folder, signal, limits: LIMITS });
    const shown = [
      "-protocol_whitelist",
      "file",
      "-show_entries",
      "format=duration",
      "-of",
      "csv=p=0",
      "made.m4a",
    ];
    const seconds = await runFfmpeg("ffprobe", shown, { folder, signal, limits: LIMITS });
    await bringOut(folder, "made.m4a", to);
    return Math.round(1_000 * Number(seconds.trim()));
  });
}
