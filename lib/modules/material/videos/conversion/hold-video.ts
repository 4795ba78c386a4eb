import type { Event, Video } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";

type Held = Video & { event: Event };

/** Locks and returns the video. Undefined if it was deleted. */
export async function holdVideo(ctx: Ctx, id: string): Promise<Held | undefined> {
  await ctx.sql("video_hold", "SELECT 1 FROM video WHERE id = $1 FOR UPDATE", [id]);
  const row = await ctx.db.video.findUnique({ where: { id }, include: { event: true } });
  return row?.deletedAt === null ? row : undefined;
}
