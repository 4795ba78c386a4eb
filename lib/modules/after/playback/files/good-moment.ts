import { captureWindows, type RecordedShow } from "@/lib/program";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { PlayedEntry } from "../rows/played-entries";

/** In the first seconds, people are still about to begin. */
const BEGINNING_FRAMES = 300;

/**
 * Returns the piece of a program that shows best what it is: the first after ten seconds with one or two people and
 * nothing else, or else any after ten seconds, or any. Never a card or an intro, if there is something else.
 */
export function goodMoment(entries: readonly PlayedEntry[], show: RecordedShow): PlayedEntry | undefined {
  const windows = captureWindows(show);
  const isSeen = (identity: string, { sessionId, mediaMs }: PlayedEntry): boolean =>
    windows
      .get(personOf(identity))
      ?.some((one) => one.sessionId === sessionId && one.fromMs <= mediaMs && mediaMs < one.toMs) ?? false;
  const drawn = entries.filter(({ isStandIn }) => !isStandIn);
  const live = drawn.filter(({ at }) => at !== null);
  const began = live[0]?.place ?? 0;
  const late = live.filter(({ place }) => place >= began + BEGINNING_FRAMES);
  const good = late.find((entry) => {
    const state = show.timeline.stages.findLast(({ at }) => at <= (entry.at ?? 0))?.state;
    return state && isPortrait(state) && state.stage.every(({ identity }) => isSeen(identity, entry));
  });
  return good ?? late[0] ?? live[0] ?? drawn[0] ?? entries[0];
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
