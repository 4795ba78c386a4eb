import { storageLevel, takenPercent } from "@/lib/storage-use/storage-level";
import type { RecordingSpace } from "./use-recording-space";

/** So much is enough for any show. */
const PLENTY_MINUTES = 8 * 60;

type Space = Pick<RecordingSpace, "minutes_left" | "speakers" | "used_bytes" | "limit_bytes">;

/** As in "25 min" or "3 h 10 min". */
export function lengthWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}

/** What someone about to go live is told about space; null if there's plenty. */
export function spaceBefore({ minutes_left: left, speakers }: Space): string | null {
  if (left === null || left > PLENTY_MINUTES) return null;
  if (left === 0) return "Storage is full, so nothing will be recorded.";
  const people = speakers === 1 ? "1 speaker" : `${speakers} speakers`;
  return `Storage has space for about ${lengthWords(left)} of recording with ${people}.`;
}

/**
 * Why the server doesn't record although the recording is on: the workspace's storage or the server's disk is full, or no
 * media worker captures the show.
 */
export type Obstacle = NonNullable<RecordingSpace["stopped_by"]> | "uncaptured";

/** Returns why the server doesn't record although the recording is on; null if nothing keeps it from that. */
export function obstacleTo(
  space: Pick<RecordingSpace, "used_bytes" | "limit_bytes" | "stopped_by" | "isUncaptured"> | null,
): Obstacle | null {
  if (!space) return null;
  if (space.stopped_by) return space.stopped_by;
  if (storageLevel({ used: space.used_bytes, limit: space.limit_bytes }) === "full") return "storage_full";
  return space.isUncaptured ? "uncaptured" : null;
}

/** What the desk warns about while nothing keeps the show from being recorded; null if there's nothing to warn about. */
export function spaceWarning(space: Space): string | null {
  const { minutes_left: left, used_bytes: used, limit_bytes: limit } = space;
  const level = storageLevel({ used, limit });
  if (level === "plenty" || left === null || limit === null) return null;
  if (level === "full") return "Storage is full, so recording can’t resume until there’s space.";
  const full = `Storage is ${takenPercent({ used, limit })}% full`;
  if (left === 0) return `${full}. Recording will stop any moment.`;
  return `${full}: about ${lengthWords(left)} of recording left.`;
}
