import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { Interval } from "../time/intervals";
import { type Consents, consentsOf, includedIn } from "./consents";
import type { Purpose, RecordedShow } from "./recorded-show";
import { isCapturing, type SessionStages, sessionStages } from "./session-stages";
import type { StageAt, Timeline } from "./timeline";

/** The announcer's id among people. It needs no consent. */
export const ANNOUNCER = "announcer";

const peopleOn = ({ stage }: StageState): Set<string> =>
  new Set(stage.map(({ identity }) => personOf(identity)));

/** A time in which a person may be recorded, in milliseconds of the session's media time, without `toMs`. */
export interface CaptureWindow {
  sessionId: string;
  fromMs: number;
  toMs: number;
}

/** In one session, by person. */
export type SessionWindows = ReadonlyMap<string, readonly Interval[]>;

/**
 * Returns when each person may be recorded: while the show is on air, recorded, not stopped by an emergency,
 * they are on stage and have agreed. Viewers over HTTP also get what isn't recorded, and in a show that isn't recorded at
 * all, everyone who hasn't declined. While it is on air, the last window ends where the ledger does (`until`).
 */
export function captureWindows(
  show: RecordedShow,
  purpose: Purpose = "recording",
): Map<string, CaptureWindow[]> {
  const consents = consentsOf(show.answers);
  const windows = new Map<string, CaptureWindow[]>();
  for (const stages of sessionStages(show)) {
    for (const [personId, intervals] of windowsIn(stages, consents, purpose)) {
      const found = intervals.map(({ from, to }) => ({
        sessionId: stages.session.id,
        fromMs: from,
        toMs: to,
      }));
      windows.set(personId, [...(windows.get(personId) ?? []), ...found]);
    }
  }
  return windows;
}

/** Returns the windows of one session. */
export function windowsIn(
  { stages, began }: SessionStages,
  consents: Consents,
  purpose: Purpose,
): SessionWindows {
  const windows = new Map<string, Interval[]>();
  const add = (personId: string, { from, to }: Interval) => {
    const list = windows.get(personId) ?? [];
    const last = list.at(-1);
    if (last && last.to >= from) last.to = Math.max(last.to, to);
    else list.push({ from, to });
    windows.set(personId, list);
  };
  for (const { from, to, state } of stages) {
    if (!isCapturing(state, purpose)) continue;
    add(ANNOUNCER, { from, to });
    for (const personId of peopleOn(state)) {
      const time = { from: from + began, to: to + began };
      const included = includedIn(consents, personId, { isAsked: state.recording !== "off", time });
      for (const one of included) add(personId, { from: one.from - began, to: one.to - began });
    }
  }
  return windows;
}

/**
 * Returns a timeline with the same windows for recordings, but only the stages at which they change. Whoever follows
 * a show for hours passes it to `timelineOf()` again.
 */
export function onlyCaptures(timeline: Timeline): Timeline {
  const kept: StageAt[] = [];
  let people: ReadonlySet<string> | null = null;
  for (const stage of timeline.stages) {
    const next = isCapturing(stage.state, "recording") ? peopleOn(stage.state) : null;
    const isSame = people && next && people.size === next.size && people.isSupersetOf(next);
    if (kept.length > 0 && (isSame || people === next)) continue;
    kept.push(stage);
    people = next;
  }
  // The next entry changes the latest stage.
  const last = timeline.stages.at(-1);
  if (last && last !== kept.at(-1)) kept.push(last);
  return { ...timeline, stages: kept, votes: new Map(), effects: new Map() };
}
