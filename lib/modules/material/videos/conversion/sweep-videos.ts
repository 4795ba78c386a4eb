import { findStale } from "@/lib/modules/material/uploads";
import { endFailedVideo } from "./end-conversion";

/** Ends abandoned videos: those never uploaded in time, and those whose job ended without finishing them. */
export async function sweepVideos(): Promise<void> {
  for (const { id, why } of await findStale("video")) await endFailedVideo(id, why);
}
