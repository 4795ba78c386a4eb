import type { Event } from "@/lib/generated/prisma/client";
import { copyReferences, newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Copies the playable videos of a show to a new one. Their files are stored once, as long as either show
 * needs them. Each show plays them from its own URL.
 * @returns a map from the IDs of the originals to those of the copies
 */
export async function copyVideos(ctx: Ctx, from: Event, to: Event): Promise<Map<string, string>> {
  const videos = await ctx.db.video.findMany({
    where: { eventId: from.id, state: "ready", deletedAt: null },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const copies = new Map(videos.map(({ id }) => [id, ctx.newId("vid")]));
  if (copies.size === 0) return copies;
  await ctx.db.video.createMany({
    data: videos.map((video, place) => ({
      ...video,
      id: copies.get(video.id) as string,
      eventId: to.id,
      token: newAddressToken(),
      jobId: null,
      version: 1,
      // Keeps the order: the first stays first.
      createdAt: new Date(ctx.now.getTime() + place),
      updatedAt: ctx.now,
    })),
  });
  await copyReferences(ctx, "video", copies);
  return copies;
}
