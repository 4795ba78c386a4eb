import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import type { StageState } from "@/lib/stage";
import { isRecorded, recordingNow } from "@/lib/stage/recorded";

interface Facts {
  /** Null until it is known. */
  state: Pick<StageState, "phase" | "mask" | "recording"> | null;
  /** The show's setting. */
  recorded: boolean;
  consent: RecordingConsent["state"];
  /** Whether the guest is on stage in a show that is on air. */
  onAir: boolean;
}

/** Returns what a guest's page says about the recording; null if there is none. */
export function recordingSign({ state, recorded, consent, onAir }: Facts): RecordingSign | null {
  if (!state || state.phase === "ended" || !isRecorded(state, recorded)) return null;
  if (consent !== "given") return { text: "You’re not being recorded", red: false };
  const now = recordingNow(state);
  if (now === "paused") return { text: "Recording paused", red: false };
  return now === "on" && onAir
    ? { text: "Recording", red: true }
    : { text: "This show is recorded", red: false };
}

export interface RecordingSign {
  text: string;
  /** The guest is being recorded right now. */
  red: boolean;
}
