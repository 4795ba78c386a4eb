import type { Event } from "@/lib/generated/prisma/client";
import { copyReferences, newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Gives a show that was just made the videos of another one, those that can be played. What is played is kept once, and for as
 * long as either needs it; each show plays it from an address of its own.
 * @returns the ids of the copies by those of what they were made of
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
      // The first one is still the first.
      createdAt: new Date(ctx.now.getTime() + place),
      updatedAt: ctx.now,
    })),
  });
  await copyReferences(ctx, "video", copies);
  return copies;
}
