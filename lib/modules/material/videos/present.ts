import type { Video } from "@/lib/generated/prisma/client";
import { presentFailure } from "@/lib/modules/material/uploads";
import { posterPath, videoPath } from "@/lib/modules/show-basics/video-files";
import { iso } from "@/lib/platform/runtime/clock";
import { env } from "@/lib/platform/runtime/env";
import { FAILURES } from "./failures-schema";
import type { VideoWire } from "./schema";

export function presentVideo(slug: string, row: Video): VideoWire {
  const site = env().PUBLIC_URL.replace(/\/$/, "");
  const plays = row.state === "ready" && row.token !== null;
  return {
    id: row.id,
    event_slug: slug,
    name: row.name,
    content_type: row.contentType as VideoWire["content_type"],
    size_bytes: row.sizeBytes,
    state: row.state as VideoWire["state"],
    progress: row.progress,
    failure: presentFailure(FAILURES, row.failure),
    duration_sec: row.durationMs === null ? null : row.durationMs / 1000,
    width: row.width,
    height: row.height,
    play_url: plays ? site + videoPath(row.token ?? "") : null,
    poster_url: plays ? site + posterPath(row.token ?? "") : null,
    created_at: iso(row.createdAt),
    updated_at: iso(row.updatedAt),
  };
}
