import { childFailure } from "@/lib/platform/confined/child-failure";
import type { Limits } from "@/lib/platform/confined/command-line";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { NICENESS } from "@/lib/platform/runtime/niceness";
import { ComposeError } from "./compose-error";

const MIB = 1024 * 1024;

/** Generous for a few seconds of 1080p from 4K tracks, on a machine that leaves them 2% of a core. */
export const PIECE_LIMITS: Partial<Limits> = {
  wallSeconds: 600,
  cpuSeconds: 120,
  memoryBytes: 1_536 * MIB,
  addressBytes: 8_192 * MIB,
  outputBytes: 2_048 * MIB,
};

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
    file: program,
    args: [...quiet, "-v", "error", ...args],
    folder,
    limits,
    line: limits === PIECE_LIMITS ? "short" : "files",
    niceness: isUrgent ? 0 : NICENESS.composing,
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
