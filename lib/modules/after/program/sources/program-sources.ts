import type { Environment } from "@/lib/platform/security/principal";
import type { ProgramEdit, ProgramTrack, RecordedShow } from "@/lib/program";
import type { ShowDesign } from "./show-design";

/** Everything that a recording's program is made of, as it's known now. */
export interface ProgramSources {
  recordingId: string;
  /** Of the recording. It rises whenever something is erased. */
  version: number;
  eventId: string;
  workspaceId: string;
  environment: Environment;
  show: RecordedShow;
  /** What is stored of them. Erased tracks are left out. */
  tracks: readonly ProgramTrack[];
  /** The same with what was captured for viewers over HTTP while the recording was off or paused. */
  liveTracks: readonly ProgramTrack[];
  /** Those that count. */
  edits: readonly ProgramEdit[];
  /** Hash of the design, for the keys of pictures. */
  look: string;
  design: ShowDesign;
}
