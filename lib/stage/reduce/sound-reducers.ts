import type { soundCommands } from "../catalog/sound-commands";
import type { StageState } from "../state";
import { type EffectKind, STAGE_LIMITS, type VolumeTarget } from "../vocabulary";
import { type ReducersFor, refuse } from "./types";

function fire(state: StageState, kind: EffectKind, { id, at }: { id: string; at: string }): StageState {
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
    return { ...state, emcee: { id: `line_${id}`, text: words, voice: voice ?? null, started_at: at } };
  },
  stop_emcee: (state) => ({ ...state, emcee: null }),
  confetti: (state, _command, context) => fire(state, "confetti", context),
  applause: (state, _command, context) => fire(state, "applause", context),
  flowers: (state, _command, context) => fire(state, "flowers", context),
};
