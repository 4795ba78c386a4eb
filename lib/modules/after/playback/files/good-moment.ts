import { captureWindows, editedStages, editsIn, isInside, msOfFrame, stageAt } from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { PlayedEntry } from "../rows/played-entries";
import type { ReadShow } from "../rows/read-show";

/** In the first seconds, people are still about to begin. */
const BEGINNING_FRAMES = 300;

/**
 * Returns the piece of a program that shows best what it is: the first after ten seconds with one or two people and
 * nothing else, or else any after ten seconds, with someone if possible, or any. Never a card or an intro, if there is
 * something else.
 */
export function goodMoment(
  entries: readonly PlayedEntry[],
  { show, edits }: Pick<ReadShow, "show" | "edits">,
): PlayedEntry | undefined {
  const sessions = editedStages(show, edits);
  const windows = captureWindows(show);
  const isSeen = (identity: string, { sessionId, mediaMs }: PlayedEntry): boolean => {
    const person = personOf(identity);
    const isRecorded = windows
      .get(person)
      ?.some((one) => one.sessionId === sessionId && one.fromMs <= mediaMs && mediaMs < one.toMs);
    const hidden = editsIn(edits, sessionId).hidden.get(person) ?? [];
    return isRecorded === true && !isInside(hidden, mediaMs);
  };
  const isCovered = ({ sessionId, mediaMs, frames }: PlayedEntry): boolean =>
    editsIn(edits, sessionId).staged.some(
      ({ kind, from, to }) => kind === "redact_area" && from < mediaMs + msOfFrame(frames) && mediaMs < to,
    );
  const stageOf = ({ sessionId, mediaMs }: PlayedEntry) => stageAt(sessions, { sessionId, ms: mediaMs });
  const drawn = entries.filter(({ isStandIn }) => !isStandIn);
  const live = drawn.filter(({ at }) => at !== null);
  const began = live[0]?.place ?? 0;
  const late = live.filter(({ place }) => place >= began + BEGINNING_FRAMES);
  const good = late.find((entry) => {
    const state = stageOf(entry);
    const isWhole = state?.stage.every(({ identity }) => isSeen(identity, entry)) && !isCovered(entry);
    return state && isWhole && isPortrait(state);
  });
  const someone = late.find((entry) => stageOf(entry)?.stage.some(({ identity }) => isSeen(identity, entry)));
  return good ?? someone ?? late[0] ?? live[0] ?? drawn[0] ?? entries[0];
}

/** One or two people fill the picture. */
const isPortrait = ({ layout, stage, mask, holding, deck, video, whiteboard }: StageState): boolean =>
  (layout === "solo" || layout === "duo") &&
  stage.length > 0 &&
  mask.level === null &&
  holding === null &&
  !deck.visible &&
  !video.visible &&
  !whiteboard.visible;
