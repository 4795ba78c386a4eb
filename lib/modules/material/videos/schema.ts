import { z } from "zod";
import { conversionFailure, fileDigest, uploadAddress } from "@/lib/modules/material/uploads/schema";
import { instantOut, listQuery, reference, slug, text } from "@/lib/operation/fields";
import { FAILURE_CODES } from "./failures-schema";

export const VIDEO_TYPES = ["video/mp4", "video/webm"] as const;
export const MOST_VIDEO_BYTES = 500 * 1024 * 1024;
export const MOST_VIDEOS = 20;

export const VIDEO_STATES = ["awaiting_upload", "uploaded", "converting", "ready", "failed"] as const;

const video = {
  id: z.string().describe("Names the video in other calls, and in `show_video` of runStudioCommand."),
  event_slug: z.string(),
  name: z.string().describe("What the audience sees as its title where it cannot be played."),
  content_type: z.enum(VIDEO_TYPES).describe("Of the file that is sent."),
  size_bytes: z.int().describe("Of the file that is sent."),
  state: z.enum(VIDEO_STATES).describe("Only a video that is `ready` can be put on the stage."),
  progress: z.int().describe("Of the conversion, in percent."),
  failure: conversionFailure(FAILURE_CODES),
  duration_sec: z.number().nullable().describe("Null until it is converted."),
  width: z.int().nullable().describe("In pixels."),
  height: z.int().nullable(),
  play_url: z
    .string()
    .nullable()
    .describe("Plays it (H.264 and AAC in an mp4) for whoever has this address, while the video is there."),
  poster_url: z.string().nullable().describe("A still of it as WebP."),
  created_at: instantOut(),
  updated_at: instantOut(),
};

export const VideoSchema = z.object(video).meta({ id: "Video", description: "A video of a show." });
export type VideoWire = z.infer<typeof VideoSchema>;

export const OpenedVideoSchema = z
  .object({
    ...video,
    upload: uploadAddress(),
  })
  .meta({ id: "OpenedVideo", description: "A video with the address that takes its file." });

export const ShowParams = z.strictObject({ slug: slug() });
export const VideoParams = z.strictObject({ slug: slug(), video_id: reference() });
export const ListVideosQuery = z.strictObject(listQuery(["created_at", "updated_at", "name"]));

export const CreateVideoInput = z.strictObject({
  name: text(200).describe("What it is called, such as `Trailer`."),
  content_type: z
    .enum(VIDEO_TYPES)
    .describe("Refused (`unsupported`) where ffmpeg, which converts videos, is not installed."),
  size_bytes: z
    .int()
    .min(1, "too_small")
    .max(MOST_VIDEO_BYTES, "too_large")
    .describe("Exactly so many bytes are taken; 500 MiB at most."),
});

export const CompleteVideoInput = z.strictObject({
  sha256: fileDigest(),
});
