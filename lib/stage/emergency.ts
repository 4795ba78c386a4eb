import * as z from "zod";
import { applyRestore } from "./apply-restore";
import { conflict, type Refusal, refuse } from "./reduce/types";
import type { RestorePatch } from "./restore-patch";
import { type Applied, sealChange } from "./seal-change";
import type { StageState } from "./state";
import { stoppedVideo } from "./video-time";
import { EMERGENCY_LEVELS, type EmergencyLevel } from "./vocabulary";

const InstantSchema = z.iso.datetime();

const rank = (level: EmergencyLevel | null): number =>
  level === null ? -1 : EMERGENCY_LEVELS.indexOf(level);

/**
 * Stops the show immediately. `mask` covers everything with a card, mutes everyone on stage, and stops music
 * and announcer; `hold` also ends the audience's media (in the room); `end` ends the show. A level can be
 * raised but not lowered; `mask` and `hold` return an inverse for `liftEmergency`, `end` returns none.
 */
export function emergencyStop(
  state: StageState,
  level: EmergencyLevel,
  context: { at: string; message?: string | null },
): Applied | Refusal {
  if (!InstantSchema.safeParse(context.at).success) return refuse("at", "iso_8601");
  if (state.phase === "ended") return conflict("ended");
  if (rank(level) <= rank(state.mask.level)) return conflict(state.mask.level ?? "none");
  const stopped: StageState = {
    ...state,
    mask: { level, message: context.message ?? null, at: context.at },
    stage: state.stage.map((person) => (person.muted ? person : { ...person, muted: true })),
    music: { ...state.music, on: false },
    video: { ...stoppedVideo(state.video, context.at), visible: false },
    emcee: null,
    emcee_queue: [],
  };
  if (level !== "end") return sealChange(state, stopped, true);
  return sealChange(
    state,
    {
      ...stopped,
      phase: "ended",
      ended_at: context.at,
      countdown_ends_at: null,
      holding: null,
      recording: "off",
    },
    false,
  );
}

/**
 * Restores the exact state before `emergencyStop`, which returned `inverse`. People who left in the meantime
 * stay away; no one else is affected.
 */
export function liftEmergency(state: StageState, inverse: RestorePatch): Applied | Refusal {
  if (state.phase === "ended") return conflict("ended");
  if (state.mask.level === null) return conflict("not_stopped");
  const restored = applyRestore(state, inverse, true);
  return restored ? sealChange(state, restored, true) : conflict("changed_since");
}
