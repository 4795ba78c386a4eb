import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";

/** Who speaks for the show itself: nobody's consent is needed. */
const ANNOUNCER = "announcer";

type Captured = Pick<StageState, "phase" | "rehearsal" | "mask" | "stage" | "recording">;

/**
 * Who may be captured now: while the show is on air, recorded and not paused, without an emergency, the people on
 * stage who agreed, and the announcer. Nobody else, ever.
 */
export function capturedPeople(state: Captured, hasAgreed: (personId: string) => boolean): string[] {
  const isRecorded = state.phase === "live" && state.recording === "on";
  if (!isRecorded || state.rehearsal !== null || state.mask.level !== null) return [];
  const people = new Set(state.stage.map(({ identity }) => personOf(identity)));
  return [...[...people].filter(hasAgreed), ANNOUNCER];
}
