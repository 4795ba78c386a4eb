import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Counts the packets of a file's or playlist's streams with ffprobe, as `audio,123`.
 * @throws if ffprobe complains about anything
 */
export async function packetsOf(address: string): Promise<string[]> {
  const shown = "stream=codec_type,nb_read_packets";
  const args = ["-v", "error", "-count_packets", "-show_entries", shown, "-of", "csv=p=0", address];
  const { stdout, stderr } = await run("ffprobe", args);
  if (stderr !== "") throw new Error(stderr);
  // Listed once for the file and once for the program that it contains.
  return [...new Set(stdout.split("\n").filter(Boolean))].sort();
}
