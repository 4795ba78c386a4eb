import { findProgram } from "@/lib/platform/confined/find-program";
import { inTest, until } from "../e2e/support/api";
import { makeVideo } from "./make-video";
import { sendFile } from "./send-file";

/** Uploads a video, waits until it can be played and returns its id; null if ffmpeg isn't installed. */
export async function sendVideo(slug: string): Promise<string | null> {
  if ((await findProgram("ffmpeg")) === undefined) return null;
  const bytes = await makeVideo();
  const { data: video } = await inTest.createVideo({
    slug,
    name: "Incident.mp4",
    content_type: "video/mp4",
    size_bytes: bytes.length,
  });
  const video_id = video.id;
  await inTest.completeVideo({ slug, video_id, sha256: await sendFile(video.upload, bytes) });
  await until(
    "the video",
    async () => {
      const { state, failure } = (await inTest.getVideo({ slug, video_id })).data;
      if (failure) throw new Error(`The video failed: ${failure.message}`);
      return state === "ready";
    },
    180,
  );
  return video_id;
}
