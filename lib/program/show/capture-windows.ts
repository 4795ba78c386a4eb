import { personOf } from "@/lib/stage/room-identity";
import { type Interval, inside } from "../time/intervals";
import { type Consents, consentsOf } from "./consents";
import type { Purpose, RecordedShow } from "./recorded-show";
import { isCapturing, type SessionStages, sessionStages } from "./session-stages";

/** The announcer's id among people. It needs no consent. */
export const ANNOUNCER = "announcer";

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
 * they are on stage and have agreed. While it is on air, the last window ends where the ledger does (`until`).
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
    for (const { identity } of state.stage) {
      const personId = personOf(identity);
      const agreed = inside(consents.get(personId) ?? [], { from: from + began, to: to + began });
      for (const one of agreed) add(personId, { from: one.from - began, to: one.to - began });
    }
  }
  return windows;
}
