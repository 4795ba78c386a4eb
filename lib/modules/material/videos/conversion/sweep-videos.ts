import { findStale } from "@/lib/modules/material/uploads";
import { endFailedVideo } from "./end-conversion";

/** Ends videos that nobody works on any more: those never sent in their time, and those whose job has ended without them. */
export async function sweepVideos(): Promise<void> {
  for (const { id, why } of await findStale("video")) await endFailedVideo(id, why);
}
