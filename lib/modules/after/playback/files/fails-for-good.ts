import { ComposeError } from "@/lib/composition/media/compose-error";
import { Problem } from "@/lib/operation/problem";
import { NotConfinedError } from "@/lib/platform/confined/errors";

/** Whether making a file fails again however often it's tried: ffmpeg is missing or can't be confined, or storage is full. */
export const failsForGood = (error: unknown): boolean =>
  (error instanceof ComposeError && error.failure === "not_installed") ||
  error instanceof NotConfinedError ||
  (error instanceof Problem && error.code === "storage_full");
