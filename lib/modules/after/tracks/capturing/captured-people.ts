import type { consentNow, RecordingAnswer } from "@/lib/modules/people/recording-consent";
import { ANNOUNCER, isCapturing, type Purpose } from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { isIncluded } from "@/lib/stage/recorded";
import { personOf } from "@/lib/stage/room-identity";

/** Returns whether a person agrees to be recorded now. */
type ConsentOf = (personId: string) => ReturnType<typeof consentNow>;

/**
 * Who may be captured now: while the show is on air, recorded and not paused, without an emergency, the people on
 * stage who agreed, and the announcer, who needs no consent. No one else, ever. For viewers over HTTP (`live`), the same
 * people are captured while the recording is paused, and whoever hasn't declined while it's off.
 */
export function capturedPeople(
  state: StageState,
  consentOf: ConsentOf,
  purpose: Purpose = "recording",
): string[] {
  if (!isCapturing(state, purpose)) return [];
  return [...peopleOn(state).filter((id) => isIncluded(state.recording, consentOf(id))), ANNOUNCER];
}

/** Returns whoever may be captured at a stage if they agree. */
export const capturable = (state: StageState, purpose: Purpose): Set<string> =>
  new Set(isCapturing(state, purpose) ? [...peopleOn(state), ANNOUNCER] : []);

/**
 * Returns who is captured for the recording and who only for viewers over HTTP, as whose parts. It's always one of them.
 * @param hasSpace whether the workspace's storage takes more of the recording
 */
export function capturedFor(
  state: StageState,
  consentOf: ConsentOf,
  hasSpace: boolean,
): Record<Purpose, string[]> {
  const isRecorded = state.recording === "on" && hasSpace;
  const people = capturedPeople(state, consentOf, isRecorded ? "recording" : "live");
  return { recording: isRecorded ? people : [], live: isRecorded ? [] : people };
}

/**
 * Returns when the people who could be captured, had they agreed, said so: on the media time that began at `startedAt`.
 * @param answers oldest first
 */
export function refusedAt(
  state: StageState,
  consentOf: ConsentOf,
  answers: readonly RecordingAnswer[],
  { startedAt, purpose }: { startedAt: Date; purpose: Purpose },
): Record<string, number> {
  const refused: Record<string, number> = {};
  for (const person of isCapturing(state, purpose) ? peopleOn(state) : []) {
    const answer = answers.findLast(({ personId }) => personId === person);
    if (answer && !isIncluded(state.recording, consentOf(person)))
      refused[person] = answer.at.getTime() - startedAt.getTime();
  }
  return refused;
}

const peopleOn = ({ stage }: StageState): string[] => [
  ...new Set(stage.map(({ identity }) => personOf(identity))),
];
