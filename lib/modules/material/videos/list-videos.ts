import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { videosContract } from "./contract";
import { presentVideo } from "./present";

const COLUMNS = { created_at: "createdAt", updated_at: "updatedAt", name: "name" };

export async function listVideos(
  ctx: Ctx,
  { slug, ...input }: InputOf<typeof videosContract.listVideos>,
): Promise<OutputOf<typeof videosContract.listVideos>> {
  const event = await findEvent(ctx, slug);
  const filter = { eventId: event.id, deletedAt: null };
  return readPage(
    ctx,
    { ...input, event_id: event.id },
    COLUMNS,
    ({ where, ...rest }) => ctx.db.video.findMany({ where: { AND: [filter, where] }, ...rest }),
    (row) => presentVideo(slug, row),
  );
}
