import type { RecordingAnswer } from "@/lib/modules/people/recording-consent";
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
  return [...peopleOn(state).filter(hasAgreed), ANNOUNCER];
}

/**
 * Returns when the people who could be captured, had they agreed, said so: on the media time that began at `startedAt`.
 * @param answers oldest first
 */
export function refusedAt(
  state: StageState,
  hasAgreed: (personId: string) => boolean,
  answers: readonly RecordingAnswer[],
  { startedAt, purpose }: { startedAt: Date; purpose: Purpose },
): Record<string, number> {
  const refused: Record<string, number> = {};
  for (const person of isCapturing(state, purpose) ? peopleOn(state) : []) {
    const answer = answers.findLast(({ personId }) => personId === person);
    if (answer && !hasAgreed(person)) refused[person] = answer.at.getTime() - startedAt.getTime();
  }
  return refused;
}

const peopleOn = ({ stage }: StageState): string[] => [
  ...new Set(stage.map(({ identity }) => personOf(identity))),
];
