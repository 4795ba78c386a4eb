import { readVideos } from "@/lib/modules/show-basics/video-files";
import type { Ctx } from "@/lib/operation/ctx";
import type { StageCommand, StageState, VideoInfo } from "@/lib/stage";

interface Cue {
  video: { video_id: string } | null;
}

const idsOf = (cues: readonly Cue[]): string[] => cues.flatMap(({ video }) => video?.video_id ?? []);

/** Returns the videos of scenes, if they are ready to play. */
export async function videosOfScenes(
  ctx: Pick<Ctx, "db">,
  eventId: string,
  cues: readonly Cue[],
): Promise<VideoInfo[]> {
  const ids = idsOf(cues);
  return ids.length === 0 ? [] : readVideos(ctx, eventId, ids);
}

/**
 * Returns the videos that commands may show: the ones they name, those of the scenes if they change scenes,
 * or all if one is to be shown without naming it.
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
