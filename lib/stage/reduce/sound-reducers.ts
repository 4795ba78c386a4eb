import { withLine, withNextLine } from "../announcer-line";
import type { soundCommands } from "../catalog/sound-commands";
import type { StageState } from "../state";
import { type EffectKind, STAGE_LIMITS, type VolumeTarget } from "../vocabulary";
import { conflict, type ReducersFor, type Refusal, refuse } from "./types";

function fire(
  state: StageState,
  kind: EffectKind,
  { id, at }: { id: string; at: string },
): StageState | Refusal {
  if (!state.effects_allowed) return conflict("effects_off");
  return { ...state, effects: [...state.effects, { id, kind, at }].slice(-STAGE_LIMITS.effects) };
}

function withVolume(state: StageState, target: VolumeTarget, volume: number): StageState {
  if (target === "music") return { ...state, music: { ...state.music, volume } };
  return { ...state, volumes: { ...state.volumes, [target]: volume } };
}

export const soundReducers: ReducersFor<typeof soundCommands> = {
  music_start: (state, { track, volume }) => ({
    ...state,
    music: { on: true, track: track ?? state.music.track, volume: volume ?? state.music.volume },
  }),
  music_stop: (state) => ({ ...state, music: { ...state.music, on: false } }),
  set_volume: (state, { target, volume }) => withVolume(state, target, volume),
  play_emcee: (state, { text, voice }, { id, at }) => {
    const scene = state.scenes.find((entry) => entry.id === state.scene_id);
    const words = text ?? scene?.emcee_line?.trim();
    if (!words) return refuse("text", "required");
    const line = { id: `line_${id}`, text: words, voice: voice ?? null };
    const most = { min: 0, max: STAGE_LIMITS.announcerLines };
    return withLine(state, line, at) ?? refuse("text", "too_many", most);
  },
  stop_emcee: (state, { skip }, { at }) =>
    skip ? withNextLine(state, at) : { ...state, emcee: null, emcee_queue: [] },
  allow_effects: (state, { on }) => ({ ...state, effects_allowed: on }),
  confetti: (state, _command, context) => fire(state, "confetti", context),
  applause: (state, _command, context) => fire(state, "applause", context),
  flowers: (state, _command, context) => fire(state, "flowers", context),
};
