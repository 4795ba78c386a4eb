import type { Purpose, RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { withBookends } from "./bookends";
import { type Chapter, chaptersOf } from "./chapters";
import type { ProgramEdit } from "./edits";
import { endOf, type Stretch, stretchesOf } from "./stretches";

/** What a program consists of. Its sessions follow each other without the breaks. */
export interface ProgramLine {
  stretches: readonly Stretch[];
  /** Its length in frames. */
  frames: number;
  chapters: readonly Chapter[];
}

export function programLine(
  show: RecordedShow,
  edits: readonly ProgramEdit[],
  purpose: Purpose = "recording",
): ProgramLine {
  const sessions = sessionStages(withBookends(show, edits));
  const stretches = stretchesOf(sessions, edits, purpose);
  const last = stretches.at(-1);
  return { stretches, frames: last ? endOf(last) : 0, chapters: chaptersOf(sessions, stretches) };
}
