import { personOf } from "@/lib/stage/room-identity";
import { type Interval, joined } from "../time/intervals";

/** A time in a session, in whole milliseconds of its media time, without `toMs`. */
export interface MediaRange {
  sessionId: string;
  fromMs: number;
  toMs: number;
}

/** Leaves a time out of the program. */
interface Drop {
  kind: "drop";
  range: MediaRange;
}

/**
 * Takes a person out of the picture, as if they hadn't been on stage, or out of the sound. Throughout the
 * recording if `range` is null.
 */
interface PersonEdit {
  kind: "hide_person" | "mute_person";
  personId: string;
  range: MediaRange | null;
}

/** What was put right in a program afterward. An edit that was undone isn't in the list. */
export type ProgramEdit = Drop | PersonEdit;

/** What the edits mean for one session, in milliseconds of its media time. */
export interface SessionEdits {
  dropped: readonly Interval[];
  /** By person. */
  hidden: ReadonlyMap<string, readonly Interval[]>;
  muted: ReadonlyMap<string, readonly Interval[]>;
}

export function editsIn(edits: readonly ProgramEdit[], sessionId: string): SessionEdits {
  const dropped: Interval[] = [];
  const people = { hide_person: new Map<string, Interval[]>(), mute_person: new Map<string, Interval[]>() };
  for (const edit of edits) {
    const range = edit.range ?? { sessionId, fromMs: 0, toMs: Number.POSITIVE_INFINITY };
    if (range.sessionId !== sessionId) continue;
    const interval = { from: range.fromMs, to: range.toMs };
    switch (edit.kind) {
      case "drop":
        dropped.push(interval);
        break;
      case "hide_person":
      case "mute_person": {
        const personId = personOf(edit.personId);
        const list = people[edit.kind].get(personId) ?? [];
        people[edit.kind].set(personId, [...list, interval]);
        break;
      }
      default:
        edit satisfies never;
    }
  }
  return {
    dropped: joined(dropped),
    hidden: joinedAll(people.hide_person),
    muted: joinedAll(people.mute_person),
  };
}

const joinedAll = (lists: ReadonlyMap<string, readonly Interval[]>): Map<string, Interval[]> =>
  new Map([...lists].map(([personId, list]) => [personId, joined(list)]));
