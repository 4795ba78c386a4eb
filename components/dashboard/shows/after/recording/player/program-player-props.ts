import type { Playback } from "@/components/program/use-playback";
import type { Comparing } from "../editing/comparing/use-comparing";
import type { BeginEdit } from "../editing/edit";
import type { Preview } from "../editing/use-preview";
import type { Program } from "../facts/recording";
import type { RangeSelection } from "./use-range";
import type { Sound } from "./use-sound";

export interface ProgramPlayerProps {
  recordingId: string;
  program: Program;
  /** It grows: the show is on air. */
  live: boolean;
  /** A newer version is being made, and what was cut out of this one isn't played any more. */
  isChanging: boolean;
  /** Length of the time line, in seconds. */
  seconds: number;
  video: HTMLVideoElement | null;
  setVideo: (video: HTMLVideoElement | null) => void;
  playback: Playback;
  /** Changes when the words of the captions do. */
  captionsVersion: string;
  sound: Sound;
  comparing: Comparing;
  /** Null if the recording can't be edited, or not by this person. */
  selecting: { range: RangeSelection; preview: Preview; onEdit: BeginEdit } | null;
}
