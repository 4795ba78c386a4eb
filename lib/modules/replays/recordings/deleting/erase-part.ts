import { eraseCorrections } from "@/lib/modules/after/transcripts";
import { eraseCalls } from "@/lib/modules/calls/calls";
import { eraseNotes } from "@/lib/modules/calls/notetaker";
import { eraseContent } from "@/lib/modules/made/content";
import { withdrawErased } from "@/lib/modules/made/distribution";
import { eraseMoments } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import type { RecordingRow, TrackRow } from "../recording-row";
import { dropEdits } from "./drop-edits";
import { erasePeople } from "./erase-program";
import type { ErasedWithWhatIsMade } from "./erase-recording";
import { eraseTracks, eraseTracksOf } from "./erase-tracks";

/** What is erased of a recording. */
export interface Part {
  personId: string;
  tracks: readonly TrackRow[];
  /** The person is erased for good. Otherwise it's one track. */
  isPerson: boolean;
  /** Nothing of the person is left. */
  isLast: boolean;
  /** What the person said is in it. */
  isHeard: boolean;
}

/**
 * Erases a person or a track, what was said in it, and what was made from it, in the caller's transaction, which has locked the
 * recording and raises its version.
 */
export async function erasePart(
  ctx: Ctx,
  row: RecordingRow,
  { personId, tracks, isPerson, isLast, isHeard }: Part,
): Promise<ErasedWithWhatIsMade & { edits: string[] }> {
  const captured = isPerson
    ? await eraseTracksOf(ctx, row.id, personId)
    : await eraseTracks(
        ctx,
        tracks.map(({ id }) => id),
      );
  const heard = isHeard ? [personId] : [];
  const transcript_lines = await eraseCorrections(ctx, { id: row.id }, heard);
  const segments = await eraseMoments(ctx, { id: row.id }, heard);
  const content = await eraseContent(ctx, { id: row.id }, heard);
  const calls = await eraseCalls(ctx, { id: row.id }, heard);
  // A notetaker heard the same captions, whose words are gone now.
  const notes = isPerson ? await eraseNotes(ctx, [row.eventId], [personId]) : [];
  const program = await erasePeople(ctx, row, [personId]);
  return {
    files: captured.files + program.files,
    size_bytes: captured.size_bytes + program.size_bytes,
    ...{ clips: program.clips, content, transcript_lines, segments, calls: [...calls, ...notes] },
    distribution: await withdrawErased(ctx, row.id, content),
    edits: isLast ? await dropEdits(ctx, row.id, [personId]) : [],
  };
}
