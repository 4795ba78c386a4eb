import { ApiError } from "@/lib/client/api-error";
import type { BoardTrouble } from "@/lib/room/board-writer";

/** Returns what a failed call means for the drawing. */
export function troubleOf(error: unknown): Exclude<BoardTrouble, null> {
  if (!(error instanceof ApiError)) return "waiting";
  if (error.code === "version_conflict") return error.fields?.status === "full" ? "full" : "refused";
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? "refused" : "waiting";
}
