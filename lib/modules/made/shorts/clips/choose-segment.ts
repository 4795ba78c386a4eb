import { SAME_SHARE, sharedOfLonger, sharedOfShorter } from "@/lib/clips/shared-time";
import type { ClipSegment } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import type { Source } from "../find-source";
import { createSegment, placeOf } from "../segments/create-segment";

interface Wanted {
  segment_id: number | undefined;
  start_sec: number | undefined;
  end_sec: number | undefined;
  title: string | undefined;
  /** For a preview: a segment that is created for it goes with it. */
  preview: boolean;
}

export interface Chosen {
  segment: ClipSegment;
  place: Pick<ClipSegment, "sessionId" | "fromMs" | "toMs">;
}

/** Returns the segment that a clip is of, which is created if no other has its times. One that is named can be trimmed. */
export async function chooseSegment(ctx: Ctx, source: Source, wanted: Wanted): Promise<Chosen> {
  const { segment_id, start_sec, end_sec, title, preview } = wanted;
  const where = { recordingId: source.recording.id };
  const named = await namedSegment(ctx, source, segment_id);
  if (named && start_sec === undefined && end_sec === undefined) return { segment: named, place: named };
  if (start_sec === undefined || end_sec === undefined)
    throw invalid(start_sec === undefined ? { start_sec: "required" } : { end_sec: "required" });
  const place = await placeOf(source, start_sec, end_sec);
  if (named) {
    // Otherwise one slot would do for a whole show, in one step or in several.
    if (named.sessionId !== place.sessionId || sharedOfShorter(originalOf(named), place) < SAME_SHARE)
      throw invalid(
        { segment_id: "not_allowed" },
        "These times overlap less than 80% of the segment. Change them, or leave out segment_id to create a new segment.",
      );
    return { segment: named, place };
  }
  const known = await ctx.db.clipSegment.findMany({ where, orderBy: { number: "asc" } });
  const [closest] = known
    .filter(({ sessionId }) => sessionId === place.sessionId)
    .map((segment) => ({ segment, share: sharedOfLonger(segment, place) }))
    .filter(({ share }) => share >= SAME_SHARE)
    .sort((a, b) => b.share - a.share);
  const chosen = { start_sec, end_sec, isPreview: preview, ...(title?.trim() ? { title } : {}) };
  return { segment: closest?.segment ?? (await createSegment(ctx, source, chosen)), place };
}

async function namedSegment(ctx: Ctx, { recording }: Source, number: number | undefined) {
  if (number === undefined) return null;
  const found = await ctx.db.clipSegment.findFirst({ where: { recordingId: recording.id, number } });
  if (!found) throw invalid({ segment_id: "not_found" });
  return found;
}

/** Where a segment was before it was first trimmed. */
const originalOf = ({ fromMs, toMs, originalFromMs, originalToMs }: ClipSegment) => ({
  fromMs: originalFromMs ?? fromMs,
  toMs: originalToMs ?? toMs,
});
