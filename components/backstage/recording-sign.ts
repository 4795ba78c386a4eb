import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import type { StageState } from "@/lib/stage";
import { isRecorded, recordingNow } from "@/lib/stage/recorded";
import type { StoppedBy } from "./use-server-copy";

interface Facts {
  /** Null until it is known. */
  state: Pick<StageState, "phase" | "mask" | "recording"> | null;
  /** The show's setting. */
  recorded: boolean;
  consent: RecordingConsent["state"];
  /** Whether the guest is on stage in a show that is on air. */
  onAir: boolean;
  /** Why the server doesn't record at the moment. */
  stoppedBy: StoppedBy;
  /** Whether this device records the guest's own copy. */
  isRecordedHere: boolean;
}

/** Returns what a guest's page says about the recording; null if there is none. */
export function recordingSign(facts: Facts): RecordingSign | null {
  const { state, recorded, consent, onAir, stoppedBy, isRecordedHere } = facts;
  if (!state || state.phase === "ended" || !isRecorded(state, recorded)) return null;
  if (consent !== "given") return { text: "You’re not being recorded", red: false };
  const now = recordingNow(state);
  if (now === "paused") return { text: "Recording paused", red: false };
  if (now !== "on" || !onAir) return { text: "This show is recorded", red: false };
  if (!stoppedBy) return { text: "Recording", red: true };
  const problem = `${FULL[stoppedBy]}, so ${isRecordedHere ? ONLY_HERE : NOWHERE}`;
  return isRecordedHere
    ? { text: "Recording on this device only", red: true, problem }
    : { text: "Recording stopped", red: false, problem };
}

const FULL = {
  storage_full: "The host’s storage is full",
  disk_full: "The server’s disk is full",
} as const;
const ONLY_HERE =
  "only this device is recording you. The show isn’t affected. Keep this page open. The server resumes recording once there’s space.";
const NOWHERE =
  "you’re not being recorded at the moment. The show isn’t affected. Recording resumes once there’s space.";

export interface RecordingSign {
  text: string;
  /** The guest is being recorded right now. */
  red: boolean;
  /** Why the server doesn't record, and what that means for the guest. */
  problem?: string;
}
