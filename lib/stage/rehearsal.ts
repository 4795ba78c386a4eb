import { beginSceneVideo } from "./reduce/scene-video";
import { conflict, type Refusal, type VideoInfo } from "./reduce/types";
import type { StageState } from "./state";

/** Starts the rehearsal's clock. The phase stays before the show, so that no audience is admitted. */
export function startRehearsal(
  state: StageState,
  at: string,
  videos?: readonly VideoInfo[],
): StageState | Refusal {
  if (state.phase !== "idle") return conflict(state.phase);
  if (state.rehearsal !== null) return conflict("rehearsal");
  const since = state.scene_id === null ? null : at;
  return beginSceneVideo(
    { ...state, rehearsal: { started_at: at }, scene_started_at: since },
    { videos, at },
  );
}

/** Restores everything as it was prepared (`before`); people on stage stay there, unmuted. */
export function endRehearsal(state: StageState, before: StageState): StageState | Refusal {
  if (state.rehearsal === null) return conflict(state.phase);
  const stage = state.stage.map((person) => ({ ...person, muted: false }));
  return {
    ...before,
    version: state.version,
    phase: "idle",
    rehearsal: null,
    scene_started_at: null,
    stage,
    spotlight: null,
    // A choice of the host, not something that was rehearsed.
    effects_allowed: state.effects_allowed,
  };
}
