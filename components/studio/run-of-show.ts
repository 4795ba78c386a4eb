import type { Scene, StageState } from "@/lib/stage";

export interface ShowRow {
  scene: Scene;
  index: number;
  place: "done" | "current" | "next" | "later";
  /** Epoch milliseconds; null without a date, and for segments that ended before their time. */
  startsAt: number | null;
}

export interface RunOfShow {
  rows: ShowRow[];
  /** Of the current scene, in seconds; null before the show. */
  elapsedSec: number | null;
  /** How far the current scene is over its time; 0 while within it. */
  overSec: number;
  /** When the show ends if every remaining scene takes its planned time. */
  endsAt: number | null;
  /** How much later than planned that is; negative when early. Null before the show. */
  driftSec: number | null;
}

const at = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

function placeOf(index: number, current: number): ShowRow["place"] {
  if (index < current) return "done";
  if (index === current) return "current";
  return index === current + 1 ? "next" : "later";
}

/**
 * Returns the show's progress through its plan. `startsAt` is the planned start, `now` epoch milliseconds.
 */
export function runOfShow(state: StageState, startsAt: string | null, now: number): RunOfShow {
  const live = state.phase === "live" || state.rehearsal !== null;
  const begun = at(state.rehearsal?.started_at ?? (live ? state.started_at : null)) ?? at(startsAt);
  const sceneBegun = live ? at(state.scene_started_at) : null;
  const current = state.scene_index;
  const elapsedSec = sceneBegun === null ? null : Math.max(0, (now - sceneBegun) / 1000);
  const rows: ShowRow[] = [];
  let clock = begun;
  let plannedEnd = begun;
  state.scenes.forEach((scene, index) => {
    const place = placeOf(index, current);
    if (place === "current" && sceneBegun !== null) clock = sceneBegun;
    const wasEarlier = place === "done" && clock !== null && sceneBegun !== null && clock > sceneBegun;
    rows.push({ scene, index, place, startsAt: wasEarlier ? null : clock });
    const spent = place === "current" ? Math.max(elapsedSec ?? 0, scene.duration_sec) : scene.duration_sec;
    if (clock !== null) clock += spent * 1000;
    if (plannedEnd !== null) plannedEnd += scene.duration_sec * 1000;
  });
  const duration = state.scenes[current]?.duration_sec ?? 0;
  const drift = live && clock !== null && plannedEnd !== null ? (clock - plannedEnd) / 1000 : null;
  return {
    rows,
    elapsedSec,
    overSec: elapsedSec === null ? 0 : Math.max(0, elapsedSec - duration),
    endsAt: clock,
    driftSec: drift,
  };
}
