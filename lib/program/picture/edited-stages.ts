import type { StageState } from "@/lib/stage";
import { withBookends } from "../line/bookends";
import { editsIn, type MediaRange, type ProgramEdit } from "../line/edits";
import { joinedRanges } from "../line/media-ranges";
import type { RecordedShow } from "../show/recorded-show";
import { type StageDuring, sessionStages } from "../show/session-stages";
import { firstEndingAfter, joined } from "../time/intervals";
import { frameAt } from "../time/units";
import { stageEditor } from "./edited-stage";

/** A session's stages as the program shows them. */
export interface EditedSession {
  sessionId: string;
  /** Start of its media in epoch milliseconds. */
  began: number;
  stages: readonly StageDuring[];
}

/** Returns what the picture shows of the stage with the edits, also of times that are cut out. */
export function editedStages(show: RecordedShow, edits: readonly ProgramEdit[]): EditedSession[] {
  return sessionStages(withBookends(show, edits)).map((session) => {
    const { id } = session.session;
    const own = editsIn(edits, id);
    const edited = stageEditor({ session, edits: own });
    const edges = own.staged
      .flatMap(({ from, to }) => [from, to])
      .filter(Number.isFinite)
      .sort((a, b) => a - b);
    const stages = session.stages.flatMap(({ from, to, state }) => {
      const starts = [...new Set([from, ...edges.filter((edge) => edge > from && edge < to)])];
      return starts.map((start, index) => ({
        from: start,
        to: starts[index + 1] ?? to,
        state: edited(state, start),
      }));
    });
    return { sessionId: id, began: session.began, stages };
  });
}

/** Returns the stage at a time of a session in milliseconds. */
export function stageAt(
  sessions: readonly EditedSession[],
  { sessionId, ms }: { sessionId: string; ms: number },
): StageState | null {
  const stages = sessions.find((one) => one.sessionId === sessionId)?.stages ?? [];
  const stage = stages[firstEndingAfter(stages, ms)];
  return stage && stage.from <= ms ? stage.state : null;
}

/** Returns when stages are as `isSo` says, in order. */
export const rangesWhere = (
  sessions: readonly EditedSession[],
  isSo: (state: StageState) => boolean,
): MediaRange[] =>
  sessions.flatMap(({ sessionId, stages }) =>
    joined(stages.filter(({ state }) => isSo(state))).map(({ from, to }) => ({
      sessionId,
      fromMs: from,
      toMs: to,
    })),
  );

/**
 * Returns when stages are as `isSo` says, with the edits or without them: what an edit hides comes back once it's undone, and
 * earlier versions still have it.
 */
export const rangesEver = (
  show: RecordedShow,
  edits: readonly ProgramEdit[],
  isSo: (state: StageState) => boolean,
): MediaRange[] =>
  joinedRanges([
    ...rangesWhere(editedStages(show, []), isSo),
    ...rangesWhere(editedStages(show, edits), isSo),
  ]);

/** A change of the picture that isn't only a layer, at a frame of the session's media time. */
export interface PictureCut {
  frame: number;
  /** Whether a played video appears or goes with it. */
  isOfVideo: boolean;
}

/** Returns the cuts of a session's picture, in order. */
export function pictureCuts({ stages }: EditedSession): PictureCut[] {
  const cuts: PictureCut[] = [];
  let last: StageState | null = null;
  for (const { from, to, state } of stages) {
    if (frameAt(from) === frameAt(to)) continue;
    if (last && seenIn(last) !== seenIn(state))
      cuts.push({ frame: frameAt(from), isOfVideo: last.video.visible !== state.video.visible });
    last = state;
  }
  return cuts;
}

const seenIn = ({ layout, spotlight, immersive, zoom, stage, deck, whiteboard, video }: StageState): string =>
  JSON.stringify([
    ...[layout, spotlight, immersive, zoom, stage.map(({ identity }) => identity), whiteboard.visible],
    ...[deck.visible && [deck.presentation_id, deck.page], video.visible],
  ]);
