import type { Layout, Rect } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { HIDEABLE_LAYERS } from "@/lib/stage/vocabulary";
import { type Interval, joined } from "../time/intervals";

/** A time in a session, in whole milliseconds of its media time, without `toMs`. */
export interface MediaRange {
  sessionId: string;
  fromMs: number;
  toMs: number;
}

/** Words of a line of the transcript, both included, counted from 0. */
export interface WordRange {
  segmentId: string;
  first: number;
  last: number;
  /** The correction in which the line has these words; 0 for the words as they were heard. */
  textVersion: number;
}

/** Leaves a time out of the program. With `words`, exactly these of their line were said in it. */
interface Drop {
  kind: "drop";
  range: MediaRange;
  words?: WordRange;
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

/** Shows another layout (unless null), or only these people of those on stage (unless null), in this order. */
export interface LayoutEdit {
  kind: "layout";
  layout: Layout | null;
  people: readonly string[] | null;
  range: MediaRange;
}

/** Shows the stage as it was at another moment of the session, in milliseconds, as far as its people are on stage. */
interface MovedCut {
  kind: "move_cut";
  atMs: number;
  range: MediaRange;
}

export type HideableLayer = (typeof HIDEABLE_LAYERS)[number];

/** Layers that are also heard: hidden, they're silent as well. */
export const SOUNDING_LAYERS = ["video", "screen", "effects"] as const satisfies HideableLayer[];

interface LayerEdit {
  kind: "hide_layer";
  layer: HideableLayer;
  range: MediaRange;
}

/** Shows an empty slide instead of this one, whenever it's shown. `range` says when it was. */
interface SlideEdit {
  kind: "redact_slide";
  presentationId: string | null;
  page: number;
  /** Of a card that was made from a scene: its page changes when scenes are moved. */
  sceneId?: string;
  range: MediaRange;
}

/** Covers a part of the picture, in fractions of it. */
interface AreaEdit {
  kind: "redact_area";
  area: Rect;
  range: MediaRange;
}

/** No one is heard in `range`, and the words that were said from `fromMs` to `toMs` of it aren't written. */
export interface RedactedWords extends WordRange {
  kind: "redact_words";
  fromMs: number;
  toMs: number;
  range: MediaRange;
}

/** Plays a video before or after the show. `range` is all of it, in a session of its own. */
export interface BookendEdit {
  kind: "intro" | "outro";
  video: { videoId: string; src: string };
  range: MediaRange;
}

type StageEdit = LayoutEdit | MovedCut | LayerEdit | SlideEdit | AreaEdit;

/** What was put right in a program afterward. An edit that was undone isn't in the list. */
export type ProgramEdit = Drop | PersonEdit | StageEdit | RedactedWords | BookendEdit;

/** What the edits mean for one session, in milliseconds of its media time. */
export interface SessionEdits {
  dropped: readonly Interval[];
  /** By person. */
  hidden: ReadonlyMap<string, readonly Interval[]>;
  muted: ReadonlyMap<string, readonly Interval[]>;
  /** No one is heard. */
  silenced: readonly Interval[];
  /** What changes the picture besides, in the order in which it was made. */
  staged: readonly (StageEdit & Interval)[];
}

/** Returns when a layer is hidden. */
export const hiddenLayer = ({ staged }: Pick<SessionEdits, "staged">, layer: HideableLayer): Interval[] =>
  joined(staged.filter((edit) => edit.kind === "hide_layer" && edit.layer === layer));

export function editsIn(edits: readonly ProgramEdit[], sessionId: string): SessionEdits {
  const dropped: Interval[] = [];
  const people = { hide_person: new Map<string, Interval[]>(), mute_person: new Map<string, Interval[]>() };
  const silenced: Interval[] = [];
  const staged: (StageEdit & Interval)[] = [];
  for (const edit of edits) {
    const range = edit.range ?? { sessionId, fromMs: 0, toMs: Number.POSITIVE_INFINITY };
    // A slide that was shown in another session is the same one.
    if (edit.kind === "redact_slide") staged.push({ ...edit, from: 0, to: Number.POSITIVE_INFINITY });
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
      case "redact_words":
        silenced.push(interval);
        break;
      case "redact_slide":
      case "intro":
      case "outro":
        break;
      case "layout":
      case "move_cut":
      case "hide_layer":
      case "redact_area":
        staged.push({ ...edit, ...interval });
        break;
      default:
        edit satisfies never;
    }
  }
  return {
    dropped: joined(dropped),
    hidden: joinedAll(people.hide_person),
    muted: joinedAll(people.mute_person),
    silenced: joined(silenced),
    staged,
  };
}

const joinedAll = (lists: ReadonlyMap<string, readonly Interval[]>): Map<string, Interval[]> =>
  new Map([...lists].map(([personId, list]) => [personId, joined(list)]));
