import type { ProgramSession, RecordedShow } from "../show/recorded-show";
import { videoAlone } from "../show/video-alone";
import type { ProgramEdit } from "./edits";

/** Far enough from the show that nothing of it can be seen or heard. */
const APART_MS = 60_000;

/**
 * Returns the show with its intro and outro as sessions in which nothing but their videos is on stage, so that picture,
 * sound, captions and chapters follow as for any session. The same object without any.
 */
export function withBookends(show: RecordedShow, edits: readonly ProgramEdit[]): RecordedShow {
  const bookends = edits.flatMap((edit) => (edit.kind === "intro" || edit.kind === "outro" ? [edit] : []));
  const { timeline, sessions, until } = show;
  if (bookends.length === 0 || sessions.length === 0) return show;
  const began = Math.min(
    ...sessions.map(({ startedAt }) => startedAt.getTime()),
    timeline.stages[0]?.at ?? 0,
  );
  const ended = Math.max(until.getTime(), timeline.stages.at(-1)?.at ?? 0);
  const stages = [...timeline.stages];
  const all: ProgramSession[] = [...sessions];
  let [first, last] = [began, ended];
  for (const edit of bookends) {
    const length = edit.range.toMs;
    const at = edit.kind === "intro" ? first - APART_MS - length : last + APART_MS;
    if (edit.kind === "intro") first = at;
    else last = at + length;
    const { videoId, src } = edit.video;
    stages.push({ at, state: videoAlone({ videoId, src, lengthMs: length }, at) });
    all.push({ id: edit.range.sessionId, startedAt: new Date(at), endedAt: new Date(at + length) });
  }
  return {
    ...show,
    timeline: { ...timeline, stages: stages.sort((a, b) => a.at - b.at) },
    sessions: all,
    until: new Date(last),
  };
}
