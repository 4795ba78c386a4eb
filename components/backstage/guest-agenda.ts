import type { StageState } from "@/lib/stage";
import type { GuestSegment } from "./backstage-types";

export interface AgendaRow {
  item: GuestSegment;
  index: number;
  /** Assigned to this guest. */
  mine: boolean;
  current: boolean;
  done: boolean;
  /** Epoch milliseconds; null while the show has no date. */
  startsAt: number | null;
}

interface AgendaFacts {
  segments: readonly GuestSegment[];
  state: StageState | null;
  /** Planned start, ISO 8601. */
  startsAt: string | null;
  /** Server time in epoch milliseconds. */
  now: number;
}

/** Index of the current segment, or -1 while none is on. */
function currentIndex(segments: readonly GuestSegment[], state: StageState | null): number {
  if (!state || (state.phase !== "live" && !state.rehearsal)) return -1;
  return segments.findIndex(({ id }) => id === state.scene_id);
}

export function guestAgenda({ segments, state, startsAt, now }: AgendaFacts): AgendaRow[] {
  const current = currentIndex(segments, state);
  const begun =
    state?.rehearsal?.started_at ?? (state?.phase === "live" ? state.started_at : null) ?? startsAt;
  // Once a scene is on, later times follow from its actual start, not from the plan.
  const anchored = current >= 0 && state?.scene_started_at ? Date.parse(state.scene_started_at) : null;
  const base = anchored ?? (begun === null ? null : Date.parse(begun));
  const before = (index: number) =>
    segments.slice(0, index).reduce((sum, { duration_sec }) => sum + duration_sec, 0);
  const anchor = anchored === null ? 0 : before(current);
  // A segment that takes longer than planned moves the rest, as in the studio and on the viewers' agenda.
  const over =
    anchored === null ? 0 : Math.max(0, now - anchored - (segments[current]?.duration_sec ?? 0) * 1000);
  return segments.map((item, index) => ({
    item,
    index,
    mine: item.mine,
    current: index === current,
    done: index < current,
    startsAt: base === null ? null : base + (before(index) - anchor) * 1000 + (index > current ? over : 0),
  }));
}

/**
 * Says in one line when this guest is needed next; null if the plan doesn't say. For a guest who is on air,
 * only the current segment counts.
 */
export function nextCue(rows: readonly AgendaRow[], now: number, onAir = false): string | null {
  const next = rows.find((row) => row.mine && !row.done);
  if (!next || (onAir && !next.current)) return null;
  if (next.current) return `Your segment is on now: ${next.item.title}`;
  if (next.startsAt === null) return `Your segment: ${next.item.title}`;
  const minutes = Math.round((next.startsAt - now) / 60_000);
  if (minutes > 90) return `Your segment: ${next.item.title}`;
  if (minutes <= 1) return `Your segment is next: ${next.item.title}`;
  return `Your segment in about ${minutes} minutes: ${next.item.title}`;
}
