import { readShow, type Said, saidLines, shownWords, wordTolerance } from "@/lib/modules/after/playback";
import type { EditDetails } from "@/lib/modules/after/program-edits";
import { invalid, notFound } from "@/lib/operation/problem";
import { inMedia, type MediaRange } from "@/lib/program";
import type { Of } from "./made-edit";

interface Asked {
  segment_id: string;
  first_word?: number | undefined;
  last_word?: number | undefined;
}

interface AskedWords {
  line: Said;
  details: NonNullable<EditDetails["words"]>;
  /** How far they may begin earlier and end later, in milliseconds. */
  tolerance: { before: number; after: number };
  /** What the program plays of them. */
  ranges: MediaRange[];
}

/**
 * Returns the words of a line as the transcript has them now.
 * @throws validation_error if it doesn't have them
 */
export async function askedWords(asked: Asked, { row, line: { stretches } }: Of): Promise<AskedWords> {
  const read = await readShow(row.id);
  if (!read) throw notFound();
  const said = await saidLines(row.id, read);
  const line = said.find(({ id }) => id === asked.segment_id);
  const words = line ? shownWords(line, read.edits) : [];
  const { first_word = 0, last_word = words.length - 1 } = asked;
  if (!line || words.length === 0) throw invalid({ segment_id: "not_found" });
  const [first, last] = [words[first_word], words[last_word]];
  const details = (field: string) => ({ [field]: { max: words.length - 1 } });
  if (!first) throw invalid({ first_word: "too_large" }, undefined, details("first_word"));
  if (!last) throw invalid({ last_word: "too_large" }, undefined, details("last_word"));
  if (last_word < first_word)
    throw invalid({ last_word: "too_small" }, "last_word must not be before first_word.");
  const { sessionId, textVersion } = line;
  const [fromMs, toMs] = [first.fromMs, last.toMs];
  return {
    line,
    details: { segmentId: line.id, first: first.index, last: last.index, textVersion, fromMs, toMs },
    tolerance: { before: wordTolerance(first), after: wordTolerance(last) },
    ranges: inMedia(stretches, { sessionId, fromMs, toMs }),
  };
}
