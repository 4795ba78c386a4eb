import { invalid } from "@/lib/operation/problem";
import { inMedia, type MediaRange, mediaRanges } from "@/lib/program";
import type { EditRequest } from "../edit-schema";
import { askedRange, askedTimes } from "./asked-range";
import { type Asked, type AskedWords, askedWords, readTranscript } from "./asked-words";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";

/** Ranges of one edit. All of a recording's edits are read with whatever is played of it. */
const MOST_CUTS = 1_000;

/** Leaves a time out of the program, whatever gaps and breaks between sessions are in it, or words of the transcript. */
export async function dropOf(asked: Extract<EditRequest, { kind: "drop" }>, of: Of): Promise<MadeEdit> {
  const { stretches } = of.line;
  const { kind: _, places, ...alone } = asked;
  const { segment_id, first_word, last_word, last_segment_id, from_sec, to_sec } = alone;
  if (places !== undefined) {
    const other = Object.entries(alone).find(([, value]) => value !== undefined)?.[0];
    if (other) throw invalid({ [other]: "not_allowed" }, "Name `places` alone.");
    return dropOfPlaces(places, of);
  }
  if (segment_id !== undefined) {
    if (from_sec !== undefined || to_sec !== undefined)
      throw invalid({ segment_id: "not_allowed" }, "Name times or words, not both.");
    const words = { segment_id, first_word, last_word, last_segment_id };
    return dropOfCuts(cutOf(askedWords(words, await readTranscript(of)), of), "segment_id");
  }
  if ((first_word ?? last_word ?? last_segment_id) !== undefined) throw invalid({ segment_id: "required" });
  if (from_sec === undefined) throw invalid({ from_sec: "required" });
  if (to_sec === undefined) throw invalid({ to_sec: "required" });
  return madeEdit("drop", mediaRanges(stretches, askedRange(of.line, askedTimes(asked))));
}

async function dropOfPlaces(places: readonly Asked[], of: Of): Promise<MadeEdit> {
  const transcript = await readTranscript(of);
  const cut: Cut[] = [];
  for (const [index, place] of places.entries()) {
    cut.push(...cutOf(askedWords(place, transcript, `places.${index}.`), of));
    if (cut.length > MOST_CUTS)
      throw invalid({ places: "too_many" }, `One edit cuts words of up to ${MOST_CUTS} segments.`);
  }
  return dropOfCuts(cut, "places");
}

interface Cut extends Pick<AskedWords, "details"> {
  range: MediaRange;
}

/** What is said in a row goes with the pauses in it. Each range has the words of one line. */
const cutOf = (said: readonly AskedWords[], { line: { stretches } }: Of): Cut[] =>
  said.flatMap(({ details, line: { sessionId } }, index) => {
    const next = said[index + 1];
    const isFollowed = next?.line.sessionId === sessionId;
    const toMs = isFollowed ? Math.max(details.toMs, next.details.fromMs) : details.toMs;
    // Words of corrected texts share the time between their neighbors, in fractions of a millisecond.
    const time = { fromMs: Math.floor(details.fromMs), toMs: Math.ceil(toMs) };
    return inMedia(stretches, { sessionId, ...time }).map((range) => ({ range, details }));
  });

/** @param field names the words in the request */
function dropOfCuts(cut: readonly Cut[], field: "segment_id" | "places"): MadeEdit {
  const [words, ...moreWords] = cut.map(({ details }) => details);
  if (!words) throw invalid({ [field]: "not_found" });
  return madeEdit(
    "drop",
    cut.map(({ range }) => range),
    { words, ...(moreWords.length > 0 ? { moreWords } : {}) },
  );
}

/** Leaves out what is before another start and after another end. */
export function trimOf(asked: Extract<EditRequest, { kind: "trim" }>, { line }: Of): MadeEdit {
  const { start_sec: start, end_sec: end } = asked;
  if (start === undefined && end === undefined) throw invalid({ start_sec: "required" });
  const left = askedRange(line, {
    from: { field: "start_sec", seconds: start },
    to: { field: "end_sec", seconds: end },
  });
  const ranges = [
    ...mediaRanges(line.stretches, { from: 0, to: left.from }),
    ...mediaRanges(line.stretches, { from: left.to, to: line.frames }),
  ];
  if (ranges.length === 0)
    throw invalid(
      { [start === undefined ? "end_sec" : "start_sec"]: "invalid" },
      "This wouldn't change anything. Send a later start_sec or an earlier end_sec.",
    );
  return madeEdit("trim", ranges);
}
