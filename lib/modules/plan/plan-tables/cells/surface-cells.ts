import { nameKey } from "@/lib/modules/people/guests";
import { yesOrNo } from "@/lib/platform/tables/yes-or-no";
import type { VideoRef } from "@/lib/stage";
import type { TableAround } from "../table-around";
import { WrongCell } from "./wrong-cell";

const called = (videos: TableAround["videos"], name: string): TableAround["videos"] =>
  videos.filter((video) => nameKey(video.name) === nameKey(name));

export function videoCell(video: VideoRef | null, { videos }: TableAround): string {
  if (!video) return "";
  const named = videos.find(({ id }) => id === video.video_id);
  return named && called(videos, named.name).length === 1 ? named.name : video.video_id;
}

/** Parses a video's name or ID. */
export function videoIn(cell: string, { videos }: TableAround): VideoRef | null {
  const text = cell.trim();
  if (text === "") return null;
  const named = called(videos, text);
  const [video, ...others] = videos.filter((one) => one.id === text || named.includes(one));
  if (video && others.length === 0) return { video_id: video.id };
  throw new WrongCell(
    video
      ? "The show has several videos with this name. Use an id instead."
      : `The show has no video named “${text.slice(0, 80)}”.`,
  );
}

export const whiteboardCell = (shown: boolean): string => (shown ? "Yes" : "");

export function whiteboardIn(cell: string): boolean {
  const said = yesOrNo(cell);
  if (said !== undefined) return said;
  throw new WrongCell(`“${cell.slice(0, 40)}” isn't yes or no.`);
}
