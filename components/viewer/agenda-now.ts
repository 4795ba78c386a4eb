import type { SignupAgendaItem } from "@/lib/signup/signup-view";
import type { StageState } from "@/lib/stage";

export interface AgendaRow {
  item: SignupAgendaItem;
  place: "done" | "now" | "later";
  /** ISO 8601; null if unknown, and for past segments. */
  startsAt: string | null;
}

type Stage = Pick<StageState, "phase" | "scene_id" | "scene_started_at" | "started_at">;

/**
 * Returns the agenda during the show: what is over, what is on, and when the rest begins if each segment
 * takes its planned time from now on. During a segment that was added on air, and so isn't in the agenda, the
 * rest follows from the actual start.
 */
export function agendaNow(
  agenda: readonly SignupAgendaItem[],
  stage: Stage | null,
  startsAt: string | null,
  now: number,
): AgendaRow[] {
  if (stage?.phase === "ended") return agenda.map((item) => ({ item, place: "done", startsAt: null }));
  const begun = stage?.phase === "live" ? stage.started_at : null;
  const current = begun ? agenda.findIndex(({ id }) => id === stage?.scene_id) : -1;
  const item = agenda[current];
  if (!item) {
    const start = begun ?? startsAt;
    const at = (offsetSec: number) => (start ? later(start, offsetSec) : null);
    return agenda.map((part) => ({ item: part, place: "later", startsAt: at(part.offsetSec) }));
  }
  const since = stage?.scene_started_at ?? begun ?? new Date(now).toISOString();
  const next = agenda[current + 1];
  const lengthSec = next ? next.offsetSec - item.offsetSec : 0;
  const overSec = Math.max(0, (now - Date.parse(since)) / 1000 - lengthSec);
  return agenda.map((part, index) => {
    if (index < current) return { item: part, place: "done", startsAt: null };
    if (index === current) return { item: part, place: "now", startsAt: since };
    const startsIn = part.offsetSec - item.offsetSec + overSec;
    return { item: part, place: "later", startsAt: later(since, startsIn) };
  });
}

const later = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();
