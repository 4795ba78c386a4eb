import type { Purpose } from "../show/recorded-show";
import { recordingOf } from "../show/recording-of";
import { isOnAir, type SessionStages } from "../show/session-stages";
import { type Interval, joined, outside } from "../time/intervals";
import { frameAt } from "../time/units";
import { editsIn, type ProgramEdit } from "./edits";

/**
 * A piece of one session that the program plays without interruption, in frames of the session's media time.
 * Stretches follow each other without the breaks between them.
 */
export interface Stretch extends Interval {
  sessionId: string;
  /** Its place in the program, in frames. */
  programFrame: number;
  /** False if only viewers over HTTP get it, because the recording was off or paused. */
  isRecorded: boolean;
  /** Whether it ends only because no more is known. */
  isOpen: boolean;
}

/** Returns what the program consists of, in order. */
export function stretchesOf(
  sessions: readonly SessionStages[],
  edits: readonly ProgramEdit[],
  purpose: Purpose,
): Stretch[] {
  const stretches: Stretch[] = [];
  let programFrame = 0;
  for (const { session, stages, isOpen } of sessions) {
    const { dropped } = editsIn(edits, session.id);
    const cuts = joined(dropped.map(({ from, to }) => ({ from: frameAt(from), to: frameAt(to) })));
    const ends = stages.at(-1)?.to ?? 0;
    for (const { isRecorded, ...shown } of shownIn(stages, purpose)) {
      for (const { from, to } of outside(cuts, shown)) {
        const open = isOpen && to === frameAt(ends);
        stretches.push({ sessionId: session.id, from, to, programFrame, isRecorded, isOpen: open });
        programFrame += to - from;
      }
    }
  }
  return stretches;
}

/** Returns the frame of the program after a stretch. */
export const endOf = ({ programFrame, from, to }: Stretch): number => programFrame + to - from;

function shownIn(stages: SessionStages["stages"], purpose: Purpose): (Interval & { isRecorded: boolean })[] {
  const shown: (Interval & { isRecorded: boolean })[] = [];
  for (const { from, to, state } of stages) {
    if (!isOnAir(state, purpose)) continue;
    const isRecorded = recordingOf(state) === "on";
    const [first, end] = [frameAt(from), frameAt(to)];
    const last = shown.at(-1);
    if (last && last.to === first && last.isRecorded === isRecorded) last.to = end;
    else if (end > first) shown.push({ from: first, to: end, isRecorded });
  }
  return shown;
}
