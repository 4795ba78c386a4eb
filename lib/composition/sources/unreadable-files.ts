import { ComposeError } from "../media/compose-error";
import { type Child, GUARDS, runFfmpeg } from "../media/run-ffmpeg";

/** Returns the files in which ffmpeg can decode nothing of this kind. */
export async function unreadableFiles(
  names: readonly string[],
  stream: "v" | "a",
  child: Child,
): Promise<string[]> {
  const unreadable: string[] = [];
  for (const name of names) if (!(await canDecode(name, stream, child))) unreadable.push(name);
  return unreadable;
}

async function canDecode(name: string, stream: "v" | "a", child: Child): Promise<boolean> {
  const shown = ["-select_streams", stream, "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0"];
  const args = [...GUARDS, ...shown, "-count_frames", "-read_intervals", FIRST_PACKETS, name];
  try {
    const printed = await runFfmpeg("ffprobe", args, child);
    return Number.parseInt(printed, 10) > 0;
  } catch (error) {
    if (error instanceof ComposeError && error.failure !== "not_installed") return false;
    throw error;
  }
}

const FIRST_PACKETS = "%+#30";
