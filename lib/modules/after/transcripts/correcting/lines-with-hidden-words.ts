import { readShow, type SpokenLine, saidLines, withHiddenWords } from "@/lib/modules/after/playback";
import { type Moved, moveWords } from "@/lib/modules/after/program-edits";
import type { Ctx } from "@/lib/operation/ctx";

interface Corrected {
  recordingId: string;
  /** Of the transcript with the corrections. */
  version: number;
  lines: readonly SpokenLine[];
}

/**
 * Returns corrected lines with the words that edits hide in them, and has the edits name these words in the new version, in
 * the caller's transaction, which has locked the recording.
 */
export async function linesWithHiddenWords(
  ctx: Pick<Ctx, "db">,
  { recordingId, version, lines }: Corrected,
): Promise<SpokenLine[]> {
  const read = await readShow(recordingId);
  if (!read) return [...lines];
  const said = new Map((await saidLines(recordingId, read)).map((line) => [line.id, line]));
  const moves = new Map<string, Moved>();
  const whole = lines.map((line) => {
    const before = said.get(line.id);
    if (!before) return line;
    const { text, moved } = withHiddenWords(before, read.edits, { text: line.text, textVersion: version });
    moves.set(line.id, moved);
    return { ...line, text };
  });
  await moveWords(ctx, recordingId, (words) => moves.get(words.segmentId)?.(words) ?? null);
  return whole;
}
