import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";

/** Who speaks for the show itself: nobody's consent is needed. */
const ANNOUNCER = "announcer";

type Captured = Pick<StageState, "phase" | "rehearsal" | "mask" | "stage">;

/** Whether the show is recorded now: `off`, `on` or `paused`. */
export const recordingOf = (state: object): string =>
  "recording" in state && typeof state.recording === "string" ? state.recording : "on";

/**
 * Who may be captured now: while the show is on air, recorded and not paused, without an emergency, the people on
 * stage who agreed, and the announcer. Nobody else, ever.
 */
export function capturedPeople(state: Captured, hasAgreed: (personId: string) => boolean): string[] {
  const isRecorded = state.phase === "live" && recordingOf(state) === "on";
  if (!isRecorded || state.rehearsal !== null || state.mask.level !== null) return [];
  const people = new Set(state.stage.map(({ identity }) => personOf(identity)));
  return [...[...people].filter(hasAgreed), ANNOUNCER];
}
