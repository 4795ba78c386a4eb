import { livePlaylistUrl } from "@/lib/modules/after/program";
import { HEARTBEAT_SECONDS, noteViewerOverHttp } from "@/lib/modules/room/room";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { liveOverHttpContract } from "./contract";

/** Composing has begun with this call, or a moment ago. */
const FIRST_SECONDS = 2;

/** Whoever watches over HTTP has to call again and again: their time in the show is counted by these calls. */
export async function watchOverHttp(
  ctx: Ctx,
  { slug, tab }: InputOf<typeof liveOverHttpContract.watchOverHttp>,
): Promise<OutputOf<typeof liveOverHttpContract.watchOverHttp>> {
  const { event, identity } = await noteViewerOverHttp(ctx, { slug, tab });
  const url = await livePlaylistUrl(event.id, identity);
  return url === null
    ? { playlist_url: null, next_in_sec: FIRST_SECONDS, waits_for: "first_seconds" }
    : { playlist_url: url, next_in_sec: HEARTBEAT_SECONDS, waits_for: null };
}
