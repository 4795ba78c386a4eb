import type { StageState } from "@/lib/stage";
import type { ProgramEdit } from "../line/edits";
import type { MediaTime } from "../line/program-time";
import type { Stretch } from "../line/stretches";
import type { RecordedShow } from "../show/recorded-show";
import { msOfFrame } from "../time/units";
import { editedStages, stageAt } from "./edited-stages";
import { lastBefore } from "./last-before";

/** What a program shows from a moment on. */
export interface StageMoment extends MediaTime {
  /** The moment in milliseconds of the program. */
  programMs: number;
  /** With the edits. */
  state: StageState;
  /** Votes of the stage's poll so far, in the order of its options. */
  votes: readonly number[] | null;
}

/**
 * Returns how the stage and its votes change in a program with the edits, in order: at the start of each stretch, and whenever
 * they changed within it. What happened between two stretches shows at the start of the second.
 */
export function stageMoments(
  show: RecordedShow,
  stretches: readonly Stretch[],
  edits: readonly ProgramEdit[],
): StageMoment[] {
  const { votes } = show.timeline;
  const counted = [...votes.values()].flat().map(({ at }) => at);
  const sessions = editedStages(show, edits);
  const changes = new Map(
    sessions.map(({ sessionId, began, stages }) => {
      const all = [...stages.map(({ from }) => from), ...counted.map((at) => at - began)];
      return [sessionId, { began, times: [...new Set(all)].sort((a, b) => a - b) }];
    }),
  );
  return stretches.flatMap(({ sessionId, from, to, programFrame }) => {
    const { began, times } = changes.get(sessionId) ?? { began: 0, times: [] };
    const [start, end] = [msOfFrame(from), msOfFrame(to)];
    return [start, ...times.filter((ms) => ms > start && ms < end)].flatMap((ms): StageMoment[] => {
      const state = stageAt(sessions, { sessionId, ms });
      if (!state) return [];
      const counts = state.poll && lastBefore(votes.get(state.poll.id) ?? [], began + ms)?.counts;
      const programMs = msOfFrame(programFrame) + ms - start;
      return [{ sessionId, ms, programMs, state, votes: counts ?? null }];
    });
  });
}
