import { findStale } from "@/lib/modules/material/uploads";
import { sweepEach } from "@/lib/platform/jobs/sweep-each";
import { endFailedVideo } from "./end-conversion";

/** Ends abandoned videos: those never uploaded in time, and those whose job ended without finishing them. */
export const sweepVideos = (): Promise<void> =>
  sweepEach(
    "videos",
    (last) => findStale("video", last),
    ({ id, why }) => endFailedVideo(id, why),
  );
