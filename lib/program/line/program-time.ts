import { msOfFrame } from "../time/units";
import type { Stretch } from "./stretches";

/** A moment in a session, in milliseconds of its media time. */
export interface MediaTime {
  sessionId: string;
  ms: number;
}

/**
 * Returns a moment's place in the program in milliseconds, with fractions. Null if the program doesn't contain
 * it: it was dropped, or the recording was paused.
 */
export function programTime(stretches: readonly Stretch[], { sessionId, ms }: MediaTime): number | null {
  const stretch = stretches.find(
    (one) => one.sessionId === sessionId && msOfFrame(one.from) <= ms && ms < msOfFrame(one.to),
  );
  return stretch ? msOfFrame(stretch.programFrame) + ms - msOfFrame(stretch.from) : null;
}

/** Returns the moment that the program shows at a time in milliseconds; null before its start and after its end. */
export function mediaTime(stretches: readonly Stretch[], programMs: number): MediaTime | null {
  const stretch = stretches.find(
    ({ programFrame, from, to }) =>
      msOfFrame(programFrame) <= programMs && programMs < msOfFrame(programFrame + to - from),
  );
  if (!stretch) return null;
  const { sessionId, from, programFrame } = stretch;
  return { sessionId, ms: msOfFrame(from) + programMs - msOfFrame(programFrame) };
}
