import type { DataOf } from "@/lib/client/wire-types";
import type { Layout, Rect } from "@/lib/stage";
import type { Line } from "../facts/transcript";

export type Edited = DataOf<"editRecording">;
export type Edit = Edited["edit"];
export type EditKind = Edit["kind"];
export type Change = Edited["change"];
export type Layer = NonNullable<NonNullable<Edit["details"]>["layer"]>;

/** Words of one line, both ends included. */
export interface ChosenWords {
  segmentId: string;
  /** All words of the line. */
  words: readonly string[];
  /** Their times are known. */
  isTimed: boolean;
  first: number;
  last: number;
}

/** All words of a line; null if it has none. */
export function chosenIn({
  id,
  text,
  words: timed,
}: Pick<Line, "id" | "text" | "words">): ChosenWords | null {
  const words = timed?.map((word) => word.text) ?? text.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return null;
  return { segmentId: id, words, isTimed: timed !== null, first: 0, last: words.length - 1 };
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
