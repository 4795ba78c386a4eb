import { ANNOUNCER, isCapturing, type Purpose } from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";

/**
 * Who may be captured now: while the show is on air, recorded and not paused, without an emergency, the people on
 * stage who agreed, and the announcer, who needs no consent. No one else, ever. For viewers over HTTP (`live`), the same
 * people are captured while the recording is off or paused.
 */
export function capturedPeople(
  state: StageState,
  hasAgreed: (personId: string) => boolean,
  purpose: Purpose = "recording",
): string[] {
  if (!isCapturing(state, purpose)) return [];
  const people = new Set(state.stage.map(({ identity }) => personOf(identity)));
  return [...[...people].filter(hasAgreed), ANNOUNCER];
}
