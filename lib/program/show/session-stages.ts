import type { StageState } from "@/lib/stage";
import type { Interval } from "../time/intervals";
import type { ProgramSession, Purpose, RecordedShow } from "./recorded-show";
import { recordingOf } from "./recording-of";

/** A stage, and from when to when it was like that, in whole milliseconds of the session's media time. */
export interface StageDuring extends Interval {
  state: StageState;
}

/** A session with its stages, from the start of its media to its end or to what is known. */
export interface SessionStages {
  session: ProgramSession;
  /** Start of the media in epoch milliseconds. */
  began: number;
  stages: readonly StageDuring[];
  /** Whether the last stage ends only because no more is known. */
  isOpen: boolean;
}

/** Returns the sessions in order, each with its stages. */
export function sessionStages({ sessions, timeline, until }: RecordedShow): SessionStages[] {
  const inOrder = [...sessions].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  return inOrder.map((session, index) => {
    const began = session.startedAt.getTime();
    const known = until.getTime();
    // A session that was resumed is over, even if no one has said so yet.
    const over = Math.min(
      session.endedAt?.getTime() ?? Number.POSITIVE_INFINITY,
      inOrder[index + 1]?.startedAt.getTime() ?? Number.POSITIVE_INFINITY,
    );
    const ends = Math.min(over, known) - began;
    const stages: StageDuring[] = [];
    for (const [place, { at, state }] of timeline.stages.entries()) {
      const from = Math.max(0, at - began);
      const to = Math.min(ends, (timeline.stages[place + 1]?.at ?? Number.POSITIVE_INFINITY) - began);
      if (to > from) stages.push({ from, to, state });
    }
    return { session, began, stages, isOpen: known < over };
  });
}

/** Whether the stage is part of the program at all, seen or covered by a card. */
export const isOnAir = (state: StageState, purpose: Purpose): boolean =>
  state.phase === "live" && state.rehearsal === null && (purpose === "live" || recordingOf(state) === "on");

/** Whether anyone on stage may be recorded. An emergency stop ends that immediately. */
export const isCapturing = (state: StageState, purpose: Purpose): boolean =>
  isOnAir(state, purpose) && state.mask.level === null;
