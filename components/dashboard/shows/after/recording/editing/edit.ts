import type { DataOf } from "@/lib/client/wire-types";
import type { Layout, Rect } from "@/lib/stage";

export type Edited = DataOf<"editRecording">;
export type Edit = Edited["edit"];
export type EditKind = Edit["kind"];
export type Change = Edited["change"];
export type Layer = NonNullable<NonNullable<Edit["details"]>["layer"]>;

/** Words of one line, both ends included. */
export interface ChosenWords {
  segmentId: string;
  text: string;
  first: number;
  last: number;
}

/** An edit that is being written. Times as they were typed, on the timeline of `version`. */
export interface EditDraft {
  kind: EditKind;
  version: number;
  from: string;
  to: string;
  /** Whom to hide or mute. */
  personId: string | null;
  /** Null to keep the layout. */
  layout: Layout | null;
  /** Those who are shown; empty for everyone. */
  people: readonly string[];
  layer: Layer | null;
  /** In fractions of the picture. */
  area: Rect | null;
  words: ChosenWords | null;
  videoId: string | null;
  /** Of silences, in seconds as typed. */
  longer: string;
  keep: string;
}

export const newDraft = (kind: EditKind, version: number, given: Partial<EditDraft> = {}): EditDraft => ({
  ...{ kind, version, from: "", to: "", personId: null, layout: null, people: [], layer: null },
  ...{ area: null, words: null, videoId: null, longer: "4", keep: "1" },
  ...given,
});

/** Begins to write an edit, with what is known of it. Times in seconds of the program. */
export type BeginEdit = (
  kind: EditKind,
  given?: Partial<EditDraft> & { time?: { from: number; to: number } },
) => void;

export const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");
