import type { VIDEO_TYPES } from "./schema";

const slug = "what-engines-can-compose-7kq3xn";
const at = "2026-11-21T09:00:00.000Z";

export const ofShow = { slug };

export const awaiting = {
  id: "vid_01k9video00000000000000000",
  event_slug: slug,
  name: "Trailer",
  content_type: "video/mp4" as (typeof VIDEO_TYPES)[number],
  size_bytes: 48_211_337,
  state: "awaiting_upload" as const,
  progress: 0,
  failure: null,
  duration_sec: null,
  width: null,
  height: null,
  play_url: null,
  poster_url: null,
  created_at: at,
  updated_at: at,
};

export const ready = {
  ...awaiting,
  state: "ready" as const,
  progress: 100,
  duration_sec: 92.4,
  width: 1280,
  height: 720,
  play_url: "https://shows.example.com/files/videos/3q2-7wAAAAAAAAAAAAAAAA",
  poster_url: "https://shows.example.com/files/videos/3q2-7wAAAAAAAAAAAAAAAA/poster",
};

export const ofVideo = { slug, video_id: awaiting.id };

export const exampleUpload = {
  url: "https://shows.example.com/files/wsp_01k9/test/upl_01k9?expires=1795251600&type=video%2Fmp4&size=48211337&signature=c2lnbmVk",
  method: "PUT" as const,
  headers: { "Content-Type": "video/mp4" },
  expires_at: "2026-11-21T10:00:00.000Z",
};
