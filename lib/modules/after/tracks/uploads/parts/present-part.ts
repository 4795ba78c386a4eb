import type { RecordingTrack, ShowSession, TrackPart } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { PartWire } from "../../schema";

export type PartOfTrack = TrackPart & { track: RecordingTrack };

/** What a browser last said about a part, in the part's quality record. */
interface UploadReport {
  left_bytes: number;
  is_slow: boolean;
  /** The sum of all chunks that it ever announced. */
  announced_bytes: number;
}

/** Where a session's media time begins. */
export const mediaStart = ({ mediaStartedAt, startedAt }: ShowSession): Date => mediaStartedAt ?? startedAt;

export const reportOf = ({ quality }: Pick<TrackPart, "quality">): UploadReport => {
  const { upload } = quality as { upload?: Partial<UploadReport> };
  return { left_bytes: 0, is_slow: false, announced_bytes: 0, ...upload };
};

/** Returns a part with how much of it is stored. */
export async function presentPart(ctx: Ctx, part: PartOfTrack, session: ShowSession): Promise<PartWire> {
  const { _sum, _count } = await ctx.db.trackChunk.aggregate({
    where: { partId: part.id, state: "stored" },
    _sum: { sizeBytes: true },
    _count: true,
  });
  return {
    id: part.id,
    kind: part.track.kind as PartWire["kind"],
    source: part.source,
    state: part.state as PartWire["state"],
    media_started_at: iso(mediaStart(session)),
    stored_chunks: _count,
    stored_bytes: _sum.sizeBytes ?? 0,
    left_bytes: reportOf(part).left_bytes,
  };
}
