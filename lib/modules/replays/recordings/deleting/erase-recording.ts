import { eraseUpload } from "@/lib/modules/after/recording-uploads";
import { designSubject } from "@/lib/modules/after/tracks";
import { abandonPasses, eraseCorrections } from "@/lib/modules/after/transcripts";
import { eraseCalls } from "@/lib/modules/calls/calls";
import { dropReferencesOf } from "@/lib/modules/files/files";
import { eraseContent } from "@/lib/modules/made/content";
import { withdrawErased } from "@/lib/modules/made/distribution";
import { eraseMoments } from "@/lib/modules/made/shorts";
import type { Ctx } from "@/lib/operation/ctx";
import { type Erased, eraseProgram } from "./erase-program";
import { eraseTracks } from "./erase-tracks";

export interface ErasedWithWhatIsMade extends Erased {
  /** Lines of the transcript, as heard live and by passes. */
  transcript_lines: number;
  /** Moments that were deleted, or whose words were. */
  segments: number;
  /** Sales calls that were read from it, as callers name them. */
  calls: string[];
  /** Texts that were deleted or cut. */
  content: Awaited<ReturnType<typeof eraseContent>>;
  /** Where what was published is taken back. */
  distribution: Awaited<ReturnType<typeof withdrawErased>>;
}

/**
 * Erases everything that was captured for a recording, written down of it or made from it, in the caller's transaction. The
 * recording's row stays.
 */
export async function eraseRecording(ctx: Ctx, id: string): Promise<ErasedWithWhatIsMade> {
  const tracks = await ctx.db.recordingTrack.findMany({
    where: { recordingId: id, erasedAt: null },
    select: { id: true },
  });
  const captured = await eraseTracks(
    ctx,
    tracks.map((track) => track.id),
  );
  await abandonPasses(id);
  const transcript_lines = await eraseCorrections(ctx, { id }, null);
  const segments = await eraseMoments(ctx, { id }, null);
  const content = await eraseContent(ctx, { id }, null);
  const calls = await eraseCalls(ctx, { id }, null);
  await dropReferencesOf(ctx, designSubject(id));
  const program = await eraseProgram(ctx, id);
  const uploaded = await eraseUpload(ctx, id);
  return {
    files: captured.files + program.files + uploaded.files,
    size_bytes: captured.size_bytes + program.size_bytes + uploaded.size_bytes,
    ...{ clips: program.clips, content, transcript_lines, segments, calls },
    distribution: await withdrawErased(ctx, id, content),
  };
}
