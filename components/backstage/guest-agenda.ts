import type { StageState } from "@/lib/stage";
import type { AgendaItem } from "./backstage-types";

export interface AgendaRow {
  item: AgendaItem;
  index: number;
  /** Assigned to this guest. */
  mine: boolean;
  current: boolean;
  done: boolean;
  /** Epoch milliseconds; null while the show has no date. */
  startsAt: number | null;
}

interface AgendaFacts {
  agenda: readonly AgendaItem[];
  guest: { id: string; name: string };
  state: StageState | null;
  /** Planned start, ISO 8601. */
  startsAt: string | null;
}

/** Index of the current segment. The public stage names the current scene; if two share a title, the first counts. */
function currentIndex(agenda: readonly AgendaItem[], state: StageState | null): number {
  const scene =
    state && (state.phase === "live" || state.rehearsal)
      ? state.scenes.find(({ id }) => id === state.scene_id)
      : undefined;
  if (!scene) return -1;
  return agenda.findIndex(({ title, type }) => title === scene.title && type === scene.type);
}

export function guestAgenda({ agenda, guest, state, startsAt }: AgendaFacts): AgendaRow[] {
  const current = currentIndex(agenda, state);
  const begun =
    state?.rehearsal?.started_at ?? (state?.phase === "live" ? state.started_at : null) ?? startsAt;
  // Once a scene is on, later times follow from its actual start, not from the plan.
  const anchor = agenda[current];
  const anchored = anchor && state?.scene_started_at ? Date.parse(state.scene_started_at) : null;
  const name = guest.name.trim().toLowerCase();
  return agenda.map((item, index) => {
    const offset = item.offset_sec - (anchored !== null && anchor ? anchor.offset_sec : 0);
    const base = anchored ?? (begun === null ? null : Date.parse(begun));
    const assignee = item.assignee?.trim().toLowerCase();
    return {
      item,
      index,
      mine: assignee === guest.id.toLowerCase() || assignee === name,
      current: index === current,
      done: index < current,
      startsAt: base === null ? null : base + offset * 1000,
    };
  });
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
