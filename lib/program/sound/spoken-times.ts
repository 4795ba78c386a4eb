import { editsIn } from "../line/edits";
import { windowsIn } from "../show/capture-windows";
import { consentsOf } from "../show/consents";
import type { RecordedShow } from "../show/recorded-show";
import { sessionStages } from "../show/session-stages";
import { inside, joined } from "../time/intervals";
import { coverOf } from "../tracks/part-cover";
import { type ProgramTrack, partsIn } from "../tracks/track";
import { voicesOf } from "./voices";

/** A time in which someone's stored microphone was heard, in milliseconds of the session's media time. */
export interface SpokenTime {
  personId: string;
  sessionId: string;
  fromMs: number;
  toMs: number;
}

/** What two captures don't have in common where one replaces the other isn't worth a cut. */
const BRIDGED_MS = 500;

/**
 * Returns when people's microphones could be heard in the show as it was and are stored, person by person: within what
 * they agreed to, and not while they were muted. Edits don't matter.
 */
export function spokenTimes(show: RecordedShow, tracks: readonly ProgramTrack[]): SpokenTime[] {
  const consents = consentsOf(show.answers);
  return sessionStages(show).flatMap((session) => {
    const sessionId = session.session.id;
    const parts = partsIn(tracks, sessionId);
    const windows = windowsIn(session, consents, "recording");
    const voices = voicesOf({ session, windows, show, parts, edits: editsIn([], sessionId) });
    return voices.flatMap((list) => {
      const [first] = list;
      if (first?.kind !== "microphone") return [];
      const { personId } = first;
      const stored = joined(parts(personId, "microphone").flatMap((part) => coverOf(part).intervals));
      const heard = joined(list, BRIDGED_MS).flatMap((time) => inside(stored, time));
      return joined(heard, BRIDGED_MS).map(({ from, to }) => ({
        personId,
        sessionId,
        fromMs: from,
        toMs: to,
      }));
    });
  });
}
