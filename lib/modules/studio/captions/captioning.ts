import type { Captioning } from "@/lib/live";
import { isUnderstood, type RecognizerStatus } from "@/lib/providers/stt";
import type { StageState } from "@/lib/stage";

interface Circumstances {
  state: Pick<StageState, "captions" | "phase" | "rehearsal" | "mask" | "stage">;
  /** Whether the host lets the audience read along. */
  allowed: boolean;
  language: string;
  listening: RecognizerStatus;
  hasRoom: boolean;
}

const NO_PEOPLE: readonly string[] = [];

/** Whether what is said is written down, and why not. */
export function captioningOf({ state, allowed, language, listening, hasRoom }: Circumstances): Captioning {
  if (!allowed && !state.captions.on) return { state: "off", reason: null };
  if (listening.reason !== null)
    return { state: "off", reason: listening.isComing ? "coming" : "not_installed" };
  if (!isUnderstood(listening, language)) return { state: "off", reason: "language" };
  return hasRoom ? { state: "on", reason: null } : { state: "paused", reason: "busy" };
}

/** Whose words are written down: of those who stand on the stage, while everybody hears them. */
export const captionedPeople = (
  { state }: Pick<Circumstances, "state">,
  now: Captioning,
): readonly string[] =>
  now.state === "on" && state.phase === "live" && state.rehearsal === null && state.mask.level === null
    ? state.stage.map(({ identity }) => identity)
    : NO_PEOPLE;
