import { initialState, NO_VIDEO, type StageState } from "@/lib/stage";
import type { Timeline } from "./timeline";

interface Played {
  videoId: string | null;
  src: string;
  lengthMs: number;
}

/** A stage on air on which nothing but a video is played, from `at` on. */
export function videoAlone({ videoId, src, lengthMs }: Played, at: number): StageState {
  return {
    ...initialState(),
    ...{ phase: "live", recording: "on" },
    video: {
      ...NO_VIDEO,
      ...{ visible: true, video_id: videoId, src, duration_sec: lengthMs / 1000 },
      started_at: new Date(at).toISOString(),
    },
    volumes: { emcee: 100, video: 100, program: 100 },
  };
}

/** A show that is only a file: a recording from elsewhere. */
export const timelineOfFile = (file: Omit<Played, "videoId">, startedAt: Date): Timeline => ({
  ...{ seq: 0, votes: new Map(), effects: new Map() },
  stages: [{ at: startedAt.getTime(), state: videoAlone({ videoId: null, ...file }, startedAt.getTime()) }],
});
