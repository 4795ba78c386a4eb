import type { Captioning } from "@/lib/live";
import { isUnderstood, type RecognizerStatus } from "@/lib/providers/stt";
import type { StageState } from "@/lib/stage";

interface Circumstances {
  state: Pick<StageState, "captions" | "phase" | "rehearsal" | "mask" | "stage">;
  /** True if the host shows captions to the audience. */
  allowed: boolean;
  language: string;
  listening: RecognizerStatus;
  hasRoom: boolean;
}

const NO_PEOPLE: readonly string[] = [];

/** Returns whether speech is transcribed, and if not, why. */
export function captioningOf({ state, allowed, language, listening, hasRoom }: Circumstances): Captioning {
  if (!allowed && !state.captions.on) return { state: "off", reason: null };
  if (listening.reason !== null)
    return { state: "off", reason: listening.isComing ? "coming" : "not_installed" };
  if (!isUnderstood(listening, language)) return { state: "off", reason: "language" };
  return hasRoom ? { state: "on", reason: null } : { state: "paused", reason: "busy" };
}

/** Returns the people whose speech is transcribed: those on stage, while everyone can hear them. */
export const captionedPeople = (
  { state }: Pick<Circumstances, "state">,
  now: Captioning,
): readonly string[] =>
  now.state === "on" && state.phase === "live" && state.rehearsal === null && state.mask.level === null
    ? state.stage.map(({ identity }) => identity)
    : NO_PEOPLE;
