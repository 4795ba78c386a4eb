import type { Ctx } from "@/lib/operation/ctx";
import type { StageCommand, VideoInfo } from "@/lib/stage";
import { readVideos } from "../video-record";

/** The videos that commands may put on the stage: those that they name, or all where one is to be shown and none is named. */
export async function videosOf(
  ctx: Ctx,
  eventId: string,
  commands: readonly StageCommand[],
): Promise<VideoInfo[]> {
  const shows = commands.flatMap((command) => (command.action === "show_video" ? [command.video_id] : []));
  if (shows.length === 0) return [];
  const named = shows.filter((id) => id !== undefined);
  return readVideos(ctx, eventId, named.length === shows.length ? named : undefined);
}
