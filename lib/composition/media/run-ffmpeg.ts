import { childFailure } from "@/lib/platform/confined/child-failure";
import type { Limits } from "@/lib/platform/confined/command-line";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { ComposeError } from "./compose-error";

const MIB = 1024 * 1024;

/** Generous for a few seconds of 1080p from 4K tracks. */
export const PIECE_LIMITS: Partial<Limits> = {
  wallSeconds: 180,
  cpuSeconds: 120,
  memoryBytes: 1_536 * MIB,
  addressBytes: 8_192 * MIB,
  outputBytes: 2_048 * MIB,
};

/** Shows on air come first. */
const NICENESS = "10";

/** Where ffmpeg runs, and how. */
export interface Child {
  folder: WorkFolder;
  signal: AbortSignal | undefined;
  /** Viewers are waiting for it. */
  isUrgent?: boolean;
}

interface Run extends Omit<Child, "signal"> {
  limits?: Partial<Limits>;
  signal?: AbortSignal | undefined;
}

/**
 * Runs ffmpeg or ffprobe on files in the folder, at low priority unless it's urgent. Returns what it printed.
 * @throws ComposeError; the signal's reason if that ended it
 */
export async function runFfmpeg(
  program: "ffmpeg" | "ffprobe",
  args: readonly string[],
  { folder, limits = PIECE_LIMITS, signal, isUrgent = false }: Run,
): Promise<string> {
  if (!(await findProgram(program))) throw new ComposeError("not_installed");
  const quiet = program === "ffmpeg" ? ["-nostdin", "-hide_banner"] : ["-hide_banner"];
  const ended = await runConfined({
    file: "nice",
    args: ["-n", isUrgent ? "0" : NICENESS, program, ...quiet, "-v", "error", ...args],
    folder,
    limits,
    ...(signal ? { signal } : {}),
  });
  const failure = childFailure(ended, signal);
  if (failure) throw new ComposeError(failure, { cause: new Error(ended.stderr) });
  if (ended.exitCode !== 0) throw new ComposeError("failed", { cause: new Error(ended.stderr) });
  return ended.stdout;
}

/** Only files, in the formats of tracks and images. Playlists of other files or URLs are refused. */
export const GUARDS = [
  "-protocol_whitelist",
  "file",
  "-format_whitelist",
  "mov,matroska,png_pipe,apng",
] as const;

/** Reads all of a file that a child wrote. */
export async function readResult(folder: WorkFolder, name: string): Promise<Buffer> {
  const file = await folder.open(name);
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}
