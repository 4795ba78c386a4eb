import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { videosContract } from "./contract";
import { findVideo } from "./find-video";
import { presentVideo } from "./present";

export async function getVideo(
  ctx: Ctx,
  { slug, video_id }: InputOf<typeof videosContract.getVideo>,
): Promise<OutputOf<typeof videosContract.getVideo>> {
  const { row } = await findVideo(ctx, slug, video_id);
  ctx.meta.version = row.version;
  return presentVideo(slug, row);
}
