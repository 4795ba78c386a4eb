import type { ShowSession } from "@/lib/generated/prisma/client";

export type OnAir = Pick<ShowSession, "id" | "startedAt" | "endedAt" | "mediaStartedAt">;

/** A recording's timeline is its time on air: its sessions one after another, without the breaks. In milliseconds. */
export interface Timeline {
  /** Where each session begins, by id. */
  offsets: ReadonlyMap<string, number>;
  durationMs: number;
}

/** `now` is the end of a session that is still on air. */
export function timelineOf(sessions: readonly OnAir[], now: Date): Timeline {
  const offsets = new Map<string, number>();
  let durationMs = 0;
  for (const { id, startedAt, endedAt, mediaStartedAt } of [...sessions].sort(byStart)) {
    offsets.set(id, durationMs);
    durationMs += Math.max(0, (endedAt ?? now).getTime() - (mediaStartedAt ?? startedAt).getTime());
  }
  return { offsets, durationMs };
}

const byStart = (one: OnAir, other: OnAir): number => one.startedAt.getTime() - other.startedAt.getTime();
