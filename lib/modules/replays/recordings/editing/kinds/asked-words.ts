import {
  REDACTED,
  readShow,
  type Said,
  saidLines,
  shownWords,
  wordTolerance,
} from "@/lib/modules/after/playback";
import type { EditDetails } from "@/lib/modules/after/program-edits";
import { invalid, notFound } from "@/lib/operation/problem";
import { MOST_LINES } from "../edit-schema";
import type { Of } from "./made-edit";

export interface Asked {
  segment_id: string;
  last_segment_id?: string | undefined;
  first_word?: number | undefined;
  last_word?: number | undefined;
}

export interface AskedWords {
  line: Said;
  details: NonNullable<EditDetails["words"]>;
  /** How far they may begin earlier and end later, in milliseconds. */
  tolerance: { before: number; after: number };
  /** None of them is shown or heard. */
  isRedacted: boolean;
}

interface ShownLine {
  line: Said;
  words: ReturnType<typeof shownWords>;
}

/** What was said in a recording, as its transcript has it now. */
interface Transcript {
  said: readonly Said[];
  /** Places in `said` by the lines' ids. */
  placeOf: ReadonlyMap<string, number>;
  wordsOf: (line: Said) => ShownLine["words"];
}

/** Reads everything that was said: once for all words that an edit names. */
export async function readTranscript({ row }: Pick<Of, "row">): Promise<Transcript> {
  const read = await readShow(row.id);
  if (!read) throw notFound();
  const said = await saidLines(row.id, read);
  const placeOf = new Map(said.map(({ id }, place) => [id, place]));
  return { said, placeOf, wordsOf: (line) => shownWords(line, read.edits) };
}

/**
 * Returns the words of a line as the transcript has them now, or of several lines in a row, in order.
 * @param at where in the request they are named: before the names of fields
 * @throws validation_error if it doesn't have them
 */
export function askedWords(asked: Asked, transcript: Transcript, at = ""): [AskedWords, ...AskedWords[]] {
  const lines = askedLines(asked, at, transcript);
  const [begin, end] = [lines[0].words, lines.at(-1)?.words ?? []];
  const { first_word = 0, last_word = end.length - 1 } = asked;
  const most = (field: string, words: ShownLine["words"]) => ({ [at + field]: { max: words.length - 1 } });
  if (!begin[first_word])
    throw invalid({ [`${at}first_word`]: "too_large" }, undefined, most("first_word", begin));
  if (!end[last_word]) throw invalid({ [`${at}last_word`]: "too_large" }, undefined, most("last_word", end));
  if (begin === end && last_word < first_word)
    throw invalid({ [`${at}last_word`]: "too_small" }, "last_word must not be before first_word.");
  const [first, ...further] = lines;
  const wordsOf = (shown: ShownLine): AskedWords =>
    askedIn(shown, {
      first: shown.words === begin ? first_word : 0,
      last: shown.words === end ? last_word : shown.words.length - 1,
    });
  return [wordsOf(first), ...further.map(wordsOf)];
}

/** Lines in between that show no words are left out. */
function askedLines(
  { segment_id, last_segment_id }: Asked,
  at: string,
  { said, placeOf, wordsOf }: Transcript,
): [ShownLine, ...ShownLine[]] {
  const from = placeOf.get(segment_id) ?? -1;
  const to = last_segment_id === undefined ? from : (placeOf.get(last_segment_id) ?? -1);
  if (from < 0) throw invalid({ [`${at}segment_id`]: "not_found" });
  if (to < 0) throw invalid({ [`${at}last_segment_id`]: "not_found" });
  if (to < from)
    throw invalid(
      { [`${at}last_segment_id`]: "too_small" },
      "last_segment_id must not be before segment_id.",
    );
  if (to - from >= MOST_LINES)
    throw invalid(
      { [`${at}last_segment_id`]: "too_large" },
      `Choose at most ${MOST_LINES} segments at once. To take out more, cut their time.`,
    );
  const shown = said.slice(from, to + 1).map((line) => ({ line, words: wordsOf(line) }));
  if (shown[0]?.words.length === 0) throw invalid({ [`${at}segment_id`]: "not_found" });
  if (shown.at(-1)?.words.length === 0) throw invalid({ [`${at}last_segment_id`]: "not_found" });
  const [first, ...further] = shown.filter(({ words }) => words.length > 0);
  if (!first) throw invalid({ [`${at}segment_id`]: "not_found" });
  return [first, ...further];
}

function askedIn({ line, words }: ShownLine, places: { first: number; last: number }): AskedWords {
  const [first, last] = [words[places.first], words[places.last]];
  if (!first || !last) throw new Error("The line doesn't have these words.");
  const { id: segmentId, textVersion } = line;
  const [fromMs, toMs] = [first.fromMs, last.toMs];
  return {
    line,
    details: { segmentId, first: first.index, last: last.index, textVersion, fromMs, toMs },
    tolerance: { before: wordTolerance(first), after: wordTolerance(last) },
    isRedacted: words.slice(places.first, places.last + 1).every(({ text }) => text === REDACTED),
  };
}
