"use client";

import { useQuery } from "@tanstack/react-query";
import { Clapperboard } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Meter } from "@/components/ui/meter";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { secondAsClock } from "@/lib/stage/video-time";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { isUnderWay, STATES } from "../slides/deck-words";
import { RemoveVideo } from "./remove-video";
import type { Video } from "./video";

const ASK_MS = 1_000;

/** A show's videos with thumbnails, newest first. */
export function VideoList({ slug, videos }: { slug: string; videos: readonly Video[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {videos.map((video) => (
        <VideoCard key={video.id} slug={slug} video={video} />
      ))}
    </ul>
  );
}

function VideoCard({ slug, video: first }: { slug: string; video: Video }) {
  const { as } = useEnvironment();
  const params = { slug, video_id: first.id };
  const { data: video } = useQuery<Video, ApiError>({
    queryKey: ["getVideo", as, slug, first.id, first.updated_at],
    queryFn: async () => (await api("getVideo", { as, params })).data,
    initialData: first,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? ASK_MS : false),
  });
  return (
    <li className="flex flex-col overflow-hidden rounded-panel border border-line">
      <Still video={video} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 break-words font-medium text-base">{video.name}</p>
          <Badge dot tone={STATES[video.state].tone}>
            {STATES[video.state].label}
          </Badge>
        </div>
        {isUnderWay(video) && (
          <Meter
            role="progressbar"
            label="Converting"
            value={video.progress}
            max={100}
            text={`${video.progress}%`}
          />
        )}
        {video.failure && (
          <p role="alert" className="text-base">
            <span className="font-medium text-danger">{video.failure.message}</span> {video.failure.mend}
          </p>
        )}
        <div className="mt-auto flex items-center justify-between gap-3">
          <p className="tabular text-ink-muted text-sm">
            {video.duration_sec === null
              ? `${Math.max(1, Math.round(video.size_bytes / 1e6))} MB`
              : `${secondAsClock(video.duration_sec)} · ${video.width} × ${video.height}`}
          </p>
          <ForRole least="member">
            <RemoveVideo slug={slug} video={video} />
          </ForRole>
        </div>
      </div>
    </li>
  );
}

/** Plays in place once the video is ready. */
function Still({ video }: { video: Video }) {
  if (video.play_url === null)
    return (
      <div className="grid aspect-video place-items-center bg-surface-sunken text-ink-muted">
        <Clapperboard className="size-8" aria-hidden />
      </div>
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: an uploaded file, which has no captions
    <video
      src={onThisSite(video.play_url)}
      poster={video.poster_url ? onThisSite(video.poster_url) : undefined}
      preload="none"
      controls
      playsInline
      aria-label={video.name}
      className="aspect-video w-full bg-black object-contain"
    />
  );
}

/** The URL's path, whatever host it names for this site. */
const onThisSite = (url: string): string => new URL(url).pathname;
