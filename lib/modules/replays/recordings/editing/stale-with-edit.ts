import { staleCallsAfterEdits } from "@/lib/modules/calls/calls";
import { staleAfterEdits } from "@/lib/modules/made/content";
import { publishedOf } from "@/lib/modules/made/distribution";
import type { Ctx } from "@/lib/operation/ctx";
import type { ProgramEdit } from "@/lib/program";
import type { EditedRecording } from "./edit-schema";

interface Change {
  /** The last version that an edit began which counted before; 0 if there was none. */
  lastEdited: number;
  before: readonly ProgramEdit[];
  after: readonly ProgramEdit[];
  /** An edit is taken back. Then nothing that is published is hidden, or has too much. */
  isUndone: boolean;
}

/** Returns what was made of a recording since its last edit, and doesn't show the next one. */
export async function staleWithEdit(
  ctx: Ctx,
  { id: recordingId, version }: { id: string; version: number },
  change: Change,
): Promise<EditedRecording["change"]["stale"]> {
  const clips = await ctx.db.clip.findMany({
    where: { recordingId, recordingVersion: { gte: change.lastEdited }, state: "ready", isPreview: false },
    select: { number: true },
    orderBy: { number: "asc" },
  });
  return {
    clips: clips.map(({ number }) => number),
    content: await staleAfterEdits(ctx, recordingId, change),
    calls: await staleCallsAfterEdits(ctx, recordingId, change),
    ...(change.isUndone
      ? { destinations: [], left: [] }
      : await publishedOf(ctx, { id: recordingId, version })),
  };
}
