import type { StageState } from "@/lib/stage";
import type { RecordedShow } from "../show/recorded-show";
import { msOfFrame } from "../time/units";
import type { MediaTime } from "./program-time";
import type { Stretch } from "./stretches";

/** What a program shows from a moment on. */
export interface StageMoment extends MediaTime {
  /** The moment in milliseconds of the program. */
  programMs: number;
  state: StageState;
  /** Votes of the stage's poll so far, in the order of its options. */
  votes: readonly number[] | null;
}

/**
 * Returns how the stage and its votes change in a program, in order: at the start of each stretch, and whenever they changed
 * within it. What happened between two stretches shows at the start of the second.
 */
export function stageMoments(show: RecordedShow, stretches: readonly Stretch[]): StageMoment[] {
  const { stages, votes } = show.timeline;
  const changes = [...stages, ...[...votes.values()].flat()].map(({ at }) => at).sort((a, b) => a - b);
  return stretches.flatMap(({ sessionId, from, to, programFrame }) => {
    const session = show.sessions.find(({ id }) => id === sessionId);
    if (!session) return [];
    const zero = session.startedAt.getTime();
    const [start, end] = [zero + msOfFrame(from), zero + msOfFrame(to)];
    const times = new Set([start, ...changes.filter((at) => at > start && at < end)]);
    return [...times].flatMap((at): StageMoment[] => {
      const state = lastAt(stages, at)?.state;
      if (!state) return [];
      const counts = state.poll && lastAt(votes.get(state.poll.id) ?? [], at)?.counts;
      const programMs = msOfFrame(programFrame) + at - start;
      return [{ sessionId, ms: at - zero, programMs, state, votes: counts ?? null }];
    });
  });
}

/** Returns the last of a list in order that isn't later. */
function lastAt<One extends { at: number }>(list: readonly One[], at: number): One | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}
