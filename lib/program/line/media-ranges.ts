import { inside, joined } from "../time/intervals";
import { frameAt, msOfFrame } from "../time/units";
import type { MediaRange } from "./edits";
import { endOf, type Stretch } from "./stretches";

/** Some of a program, without `to`. In its frames unless said otherwise. */
export interface ProgramRange {
  from: number;
  to: number;
}

/** Returns what the program shows in a range, a part for each stretch that it touches. */
export const mediaRanges = (stretches: readonly Stretch[], range: ProgramRange): MediaRange[] =>
  stretches.flatMap((stretch) => {
    const { sessionId, from, programFrame } = stretch;
    return inside([{ from: programFrame, to: endOf(stretch) }], range).map((part) => ({
      sessionId,
      // `frameAt` leads back to the same frame.
      fromMs: Math.floor(msOfFrame(from + part.from - programFrame)),
      toMs: Math.floor(msOfFrame(from + part.to - programFrame)),
    }));
  });

/** Returns what the program plays of a time of a session. */
export const inMedia = (
  stretches: readonly Stretch[],
  { sessionId, fromMs, toMs }: MediaRange,
): MediaRange[] =>
  stretches.flatMap((stretch) => {
    if (stretch.sessionId !== sessionId) return [];
    const shown = { from: Math.floor(msOfFrame(stretch.from)), to: Math.floor(msOfFrame(stretch.to)) };
    return inside([shown], { from: fromMs, to: toMs }).map(({ from, to }) => ({
      sessionId,
      fromMs: from,
      toMs: to,
    }));
  });

/** Returns where the program plays a time of a session, in milliseconds of the program: a part for each stretch. */
export const inProgram = (
  stretches: readonly Stretch[],
  { sessionId, fromMs, toMs }: MediaRange,
): ProgramRange[] =>
  stretches.flatMap((stretch) => {
    if (stretch.sessionId !== sessionId) return [];
    const played = { from: msOfFrame(stretch.from), to: msOfFrame(stretch.to) };
    const shift = msOfFrame(stretch.programFrame) - played.from;
    return inside([played], { from: fromMs, to: toMs }).map(({ from, to }) => ({
      from: from + shift,
      to: to + shift,
    }));
  });

/** Returns one range for each session, with what is between its parts. */
export function wholeRanges(ranges: readonly MediaRange[]): MediaRange[] {
  const bySession = Map.groupBy(ranges, ({ sessionId }) => sessionId);
  return [...bySession].map(([sessionId, own]) => ({
    sessionId,
    fromMs: Math.min(...own.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...own.map(({ toMs }) => toMs)),
  }));
}

/**
 * Returns the frame of the program at a time of a session, or the next one that it plays.
 * @param sessionIds of the recording, in order
 */
export function programFrameAt(
  stretches: readonly Stretch[],
  sessionIds: readonly string[],
  { sessionId, ms }: { sessionId: string; ms: number },
): number {
  const frame = frameAt(ms);
  const session = sessionIds.indexOf(sessionId);
  const next = stretches.find((one) =>
    one.sessionId === sessionId ? one.to > frame : sessionIds.indexOf(one.sessionId) > session,
  );
  if (!next) {
    const last = stretches.at(-1);
    return last ? endOf(last) : 0;
  }
  return next.programFrame + (next.sessionId === sessionId ? Math.max(0, frame - next.from) : 0);
}

/** Returns the times that any of these ranges covers, in order for each session, without overlaps. */
export function joinedRanges(ranges: readonly MediaRange[]): MediaRange[] {
  const bySession = Map.groupBy(ranges, ({ sessionId }) => sessionId);
  return [...bySession].flatMap(([sessionId, own]) =>
    joined(own.map(({ fromMs, toMs }) => ({ from: fromMs, to: toMs }))).map(({ from, to }) => ({
      ...{ sessionId, fromMs: from, toMs: to },
    })),
  );
}
