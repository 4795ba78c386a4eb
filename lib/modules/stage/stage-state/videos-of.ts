import { readVideos } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageCommand, StageState, VideoInfo } from "@/lib/stage";

interface Cue {
  video: { video_id: string } | null;
}

const idsOf = (cues: readonly Cue[]): string[] => cues.flatMap(({ video }) => video?.video_id ?? []);

/** The videos that parts of a show bring, as far as they can be played. */
export async function videosOfScenes(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  cues: readonly Cue[],
): Promise<VideoInfo[]> {
  const ids = idsOf(cues);
  return ids.length === 0 ? [] : readVideos(ctx, eventId, ids);
}

/**
 * The videos that commands may put on the stage: those that they name, those of the scenes where they change scenes, or all
 * where one is to be shown and none is named.
 */
export async function videosOf(
  ctx: Ctx,
  eventId: string,
  { scenes }: StageState,
  commands: readonly StageCommand[],
): Promise<VideoInfo[]> {
  const shows = commands.flatMap((command) => (command.action === "show_video" ? [command.video_id] : []));
  const named = shows.filter((id) => id !== undefined);
  if (named.length < shows.length) return readVideos(ctx, eventId);
  const changesScenes = commands.some(({ action }) => action.endsWith("_scene"));
  const wanted = changesScenes ? [...named, ...idsOf(scenes)] : named;
  return wanted.length === 0 ? [] : readVideos(ctx, eventId, wanted);
}
