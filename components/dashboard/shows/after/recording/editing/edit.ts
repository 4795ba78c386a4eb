import type { DataOf } from "@/lib/client/wire-types";
import type { Layout, Rect } from "@/lib/stage";
import type { Line } from "../facts/transcript";

export type Edited = DataOf<"editRecording">;
export type Edit = Edited["edit"];
export type EditKind = Edit["kind"];
export type Change = Edited["change"];
export type Layer = NonNullable<NonNullable<Edit["details"]>["layer"]>;

/** Words of a line or of several in a row. */
export interface ChosenWords {
  /** The lines, in order. */
  lines: readonly { segmentId: string; count: number }[];
  /** All words of the lines. */
  words: readonly string[];
  /** Their times are known. */
  isTimed: boolean;
  /** The chosen ones, as places in `words`, both ends included. */
  first: number;
  last: number;
}

/** Words that could be cut out together with others. */
export interface CutPlace {
  /** When they're said, in seconds of the program. */
  from: number;
  text: string;
  /** As the API takes them: a whole line without `words`. */
  segmentId: string;
  words: Pick<ChosenWords, "first" | "last"> | null;
  isChosen: boolean;
}

/** All words of a line; null if it has none. */
export function chosenIn({
  id,
  text,
  words: timed,
}: Pick<Line, "id" | "text" | "words">): ChosenWords | null {
  const words = timed?.map((word) => word.text) ?? text.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return null;
  const lines = [{ segmentId: id, count: words.length }];
  return { lines, words, isTimed: timed !== null, first: 0, last: words.length - 1 };
}

/** All words of lines in a row; null if they have none. */
export function chosenInLines(lines: readonly Pick<Line, "id" | "text" | "words">[]): ChosenWords | null {
  const chosen = lines.flatMap((line) => chosenIn(line) ?? []);
  if (chosen.length === 0) return null;
  const words = chosen.flatMap((one) => one.words);
  return {
    lines: chosen.flatMap((one) => one.lines),
    ...{ words, isTimed: chosen.every(({ isTimed }) => isTimed), first: 0, last: words.length - 1 },
  };
}

/** Returns the line that a word is in, and the word's place there. */
export function placeIn(
  { lines }: Pick<ChosenWords, "lines">,
  word: number,
): { segmentId: string; word: number } {
  let before = 0;
  for (const { segmentId, count } of lines) {
    if (word < before + count) return { segmentId, word: word - before };
    before += count;
  }
  throw new Error(`There is no word ${word}.`);
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
  /** Words in several places that are cut out at once. */
  places: readonly CutPlace[] | null;
  /** How many more there are than one edit can cut. */
  placesLeft: number;
  videoId: string | null;
  /** Of silences, in seconds as typed. */
  longer: string;
  keep: string;
}

export const newDraft = (kind: EditKind, version: number, given: Partial<EditDraft> = {}): EditDraft => ({
  ...{ kind, version, from: "", to: "", personId: null, layout: null, people: [], layer: null },
  ...{ area: null, words: null, places: null, placesLeft: 0, videoId: null, longer: "4", keep: "1" },
  ...given,
});

/** Begins to write an edit, with what is known of it. Times in seconds of the program. */
export type BeginEdit = (
  kind: EditKind,
  given?: Partial<EditDraft> & { time?: { from: number; to: number } },
) => void;
