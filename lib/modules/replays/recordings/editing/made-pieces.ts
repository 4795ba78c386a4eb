import { PICTURE, SOUND } from "@/lib/modules/after/playback";
import { editsOfVersion, toProgramEdits } from "@/lib/modules/after/program-edits";
import type { Ctx } from "@/lib/operation/ctx";
import { AAC_SAMPLES, FRAME_RATE, type MadePiece, type ProgramEdit, SAMPLE_RATE } from "@/lib/program";
import { type EditRow, toStored } from "./editable";

interface Row extends Record<string, unknown> {
  version: number;
  rendition: string;
  sessionId: string;
  mediaMs: number;
  frames: number;
  people: string[];
}

const READ = `
SELECT e.version, e.rendition, e.session_id AS "sessionId", e.media_ms AS "mediaMs", e.frames, p.people
FROM program_entry e JOIN program_piece p ON p.recording_id = e.recording_id AND p.key = e.piece_key
WHERE e.recording_id = $1 AND e.version > 0 AND e.rendition IN ('${PICTURE}', '${SOUND}')
  AND p.state = 'stored' AND NOT e.is_stand_in`;

/** Returns the pieces that versions of a recording have, with their edits. */
export async function madePieces(
  ctx: Pick<Ctx, "sql">,
  recordingId: string,
  rows: readonly EditRow[],
): Promise<MadePiece[]> {
  const known = new Map<number, ProgramEdit[]>();
  const editsOf = (version: number): ProgramEdit[] => {
    const edits = known.get(version) ?? toProgramEdits(editsOfVersion(rows.map(toStored), version));
    known.set(version, edits);
    return edits;
  };
  const pieces = await ctx.sql<Row>("recording_made_pieces", READ, [recordingId]);
  return pieces.map(({ version, rendition, sessionId, mediaMs, frames, people }) => {
    const isSound = rendition === SOUND;
    const lengthMs = (frames * 1000) / (isSound ? SAMPLE_RATE / AAC_SAMPLES : FRAME_RATE);
    return { sessionId, fromMs: mediaMs, toMs: mediaMs + lengthMs, isSound, people, edits: editsOf(version) };
  });
}
