import type { Clip, PromoKitItem } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

type Teaser = Pick<PromoKitItem, "recordingId" | "segmentNumber">;

/** Returns the clips of teasers: a ready one first, then the newest. Previews and those that failed don't count. */
export async function clipsOf(ctx: Pick<Ctx, "db">, items: readonly Teaser[]): Promise<Clip[]> {
  const teasers = items.flatMap(({ recordingId, segmentNumber }) =>
    recordingId === null || segmentNumber === null ? [] : [{ recordingId, segmentNumber }],
  );
  if (teasers.length === 0) return [];
  const clips = await ctx.db.clip.findMany({
    where: { OR: teasers, isPreview: false, state: { in: ["queued", "running", "ready"] } },
    orderBy: { createdAt: "desc" },
  });
  const isReady = ({ state }: Clip): boolean => state === "ready";
  return [...clips.filter(isReady), ...clips.filter((clip) => !isReady(clip))];
}

/** Returns a teaser's clip: the one that was approved, or else the first of its segment. */
export const clipOf = (
  clips: readonly Clip[],
  item: Teaser & Pick<PromoKitItem, "clipId">,
): Clip | undefined =>
  clips.find((clip) => (item.clipId === null ? isClipOf(clip, item) : clip.id === item.clipId));

export const isClipOf = (clip: Clip, item: Teaser): boolean =>
  clip.recordingId === item.recordingId && clip.segmentNumber === item.segmentNumber;
