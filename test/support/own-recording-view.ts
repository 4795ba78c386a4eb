import type { OwnRecordingView } from "@/lib/room/recording/own-recording";

/** Someone's own recording while most of it has been uploaded. */
export const SENDING: OwnRecordingView = {
  state: "sending",
  problem: null,
  totalBytes: 1_000,
  leftBytes: 180,
  upKbps: null,
  isRecording: false,
  recorderProblem: null,
};
