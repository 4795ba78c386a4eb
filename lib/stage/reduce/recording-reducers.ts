import type { recordingCommands } from "../catalog/recording-commands";
import type { StageState } from "../state";
import { conflict, type ReducersFor, type Refusal } from "./types";

const withRecording = (state: StageState, recording: "on" | "paused"): StageState | Refusal =>
  state.recording === "off" ? conflict("not_recording") : { ...state, recording };

export const recordingReducers: ReducersFor<typeof recordingCommands> = {
  pause_recording: (state) => withRecording(state, "paused"),
  resume_recording: (state) => withRecording(state, "on"),
};
