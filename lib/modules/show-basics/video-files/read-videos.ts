import type { Ctx } from "@/lib/operation/ctx";
import type { VideoInfo } from "@/lib/stage";
import { videoPath } from "./video-address";

/** Returns the ready videos of a show, oldest first: those with these IDs, or all. */
export async function readVideos(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  ids?: readonly string[],
): Promise<VideoInfo[]> {
  const rows = await ctx.db.video.findMany({
    where: { eventId, state: "ready", deletedAt: null, ...(ids ? { id: { in: [...ids] } } : {}) },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, name, token, durationMs }) => ({
    id,
    src: videoPath(token ?? ""),
    title: name,
    duration_sec: (durationMs ?? 0) / 1000,
  }));
}
