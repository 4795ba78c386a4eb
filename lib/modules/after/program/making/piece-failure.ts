import { ComposeError } from "@/lib/composition/media/compose-error";
import { Problem } from "@/lib/operation/problem";
import { sqlState } from "@/lib/platform/database/db";
import { StorageError } from "@/lib/providers/storage";

/**
 * Returns why a piece can't be made, as a code: something in it can't be rendered, or is gone. Null if the piece isn't to
 * blame, because a disk is full, ffmpeg is missing, or storage or database don't answer: then all pieces wait.
 */
export function pieceFailure(error: unknown): string | null {
  if (error instanceof ComposeError)
    return error.failure === "not_installed" || isDiskFull(error) ? null : error.failure;
  if (error instanceof StorageError && error.kind === "missing") return "missing";
  const isAway = error instanceof StorageError || error instanceof Problem || sqlState(error) !== undefined;
  return isAway || isDiskFull(error) || isConnectionError(error) ? null : "failed";
}

const FULL = /ENOSPC|EDQUOT|no space left/i;

/** Whether the server's disk is full, as this process or ffmpeg says. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (FULL.test(one.message) || FULL.test(String((one as NodeJS.ErrnoException).code))) return true;
  return false;
}

const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  /ECONN|EPIPE|ETIMEDOUT|timeout/i.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`);
