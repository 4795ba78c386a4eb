import type { Playback } from "@/components/program/use-playback";
import type { Program } from "../facts/recording";
import type { Sound } from "./use-sound";

export interface ProgramPlayerProps {
  recordingId: string;
  program: Program;
  /** It grows: the show is on air. */
  live: boolean;
  /** Length of the time line, in seconds. */
  seconds: number;
  video: HTMLVideoElement | null;
  setVideo: (video: HTMLVideoElement | null) => void;
  playback: Playback;
  /** Changes when the words of the captions do. */
  captionsVersion: string;
  sound: Sound;
}
