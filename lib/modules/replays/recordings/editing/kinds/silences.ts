import { readShow, readSoundPeaks, saidLines } from "@/lib/modules/after/playback";
import { silencesIn } from "@/lib/modules/after/program-edits";
import { invalid, notFound, stateConflict } from "@/lib/operation/problem";
import { inMedia, type MediaRange } from "@/lib/program";
import type { EditRequest } from "../edit-schema";
import { type MadeEdit, madeEdit, type Of } from "./made-edit";

/**
 * Shortens the times in which the program is silent: nothing is heard in them, as measured when its sound was made, and no
 * one says anything. What is left of each is half at its start, half at its end.
 */
export async function shortenSilencesOf(
  asked: Extract<EditRequest, { kind: "shorten_silences" }>,
  { row, line: { stretches } }: Of,
): Promise<MadeEdit> {
  const { longer_than_sec, keep_sec } = asked;
  if (keep_sec >= longer_than_sec)
    throw invalid({ keep_sec: "too_large" }, "keep_sec must be less than longer_than_sec.");
  if (row.programVersion === null)
    throw stateConflict(row.state, "Silences can be shortened once the recording is ready.");
  const read = await readShow(row.id);
  if (!read) throw notFound();
  const heard = await readSoundPeaks(row.id, row.programVersion);
  const said = await saidLines(row.id, read);
  const longest = longer_than_sec * 1000;
  const ranges = silencesIn(heard, said).flatMap((silence) =>
    inMedia(stretches, silence).flatMap((part) => shortened(part, longest, keep_sec * 1000)),
  );
  if (ranges.length === 0)
    throw invalid({ longer_than_sec: "not_found" }, "No silence in the program is that long.");
  return madeEdit("shorten_silences", ranges);
}

/** Returns what is taken out of the middle of a silence. */
function shortened({ sessionId, fromMs, toMs }: MediaRange, longestMs: number, keepMs: number): MediaRange[] {
  if (toMs - fromMs <= longestMs) return [];
  const half = Math.round(keepMs / 2);
  return [{ sessionId, fromMs: fromMs + half, toMs: toMs - half }];
}
