import type { Scene } from "@/lib/stage";
import type { SessionStages } from "../show/session-stages";
import { inside } from "../time/intervals";
import { frameAt, msOfFrame } from "../time/units";
import type { Stretch } from "./stretches";

/** A segment of the show in the program. */
export interface Chapter {
  segmentId: string;
  title: string;
  type: Scene["type"];
  /** Its start in the program, in milliseconds. */
  programMs: number;
  /** Where the session shows that, in milliseconds of its media time. */
  sessionId: string;
  mediaMs: number;
}

/**
 * Returns the program's chapters. A segment that was dropped has none, and one that is interrupted by a cut
 * has one. A segment that the host returns to has another.
 */
export function chaptersOf(sessions: readonly SessionStages[], stretches: readonly Stretch[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { session, stages } of sessions) {
    const own = stretches.filter(({ sessionId }) => sessionId === session.id);
    for (const { from, to, state } of stages) {
      const scene = state.scenes.find(({ id }) => id === state.scene_id);
      const frames = { from: frameAt(from), to: frameAt(to) };
      // One that ended before its first frame isn't in the picture.
      const [shown] = frames.from < frames.to ? inside(own, frames) : [];
      if (!scene || !shown || chapters.at(-1)?.segmentId === scene.id) continue;
      const stretch = own.find((one) => one.from <= shown.from && shown.from < one.to);
      if (!stretch) continue;
      chapters.push({
        ...{ segmentId: scene.id, title: scene.title, type: scene.type },
        programMs: msOfFrame(stretch.programFrame + shown.from - stretch.from),
        sessionId: session.id,
        mediaMs: msOfFrame(shown.from),
      });
    }
  }
  return chapters;
}
