import { z } from "zod";
import { conversionFailure, fileDigest, uploadAddress } from "@/lib/modules/material/uploads/schema";
import { instantOut, listQuery, reference, slug, text } from "@/lib/operation/fields";
import { FAILURE_CODES } from "./failures-schema";

export const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"] as const;
export const MAX_VIDEO_BYTES = 500 * 1024 * 1024;
export const MAX_VIDEOS = 20;

export const VIDEO_STATES = ["awaiting_upload", "uploaded", "converting", "ready", "failed"] as const;

const video = {
  id: z.string().describe("Identifies the video in other calls, and in `show_video` of runStudioCommand."),
  event_slug: z.string(),
  name: z.string().describe("The title the audience sees if it can't be played."),
  content_type: z.enum(VIDEO_TYPES).describe("The uploaded file's type."),
  size_bytes: z.int().describe("The uploaded file's size."),
  state: z.enum(VIDEO_STATES).describe("Only a `ready` video can be shown on the stage."),
  progress: z.int().describe("Conversion progress in percent."),
  failure: conversionFailure(FAILURE_CODES),
  duration_sec: z.number().nullable().describe("Null until it is converted."),
  width: z.int().nullable().describe("In pixels."),
  height: z.int().nullable(),
  play_url: z
    .string()
    .nullable()
    .describe(
      "Playback URL (MP4 with H.264 and AAC). Anyone with it can play the video until it is deleted.",
    ),
  poster_url: z.string().nullable().describe("A still image as WebP."),
  created_at: instantOut(),
  updated_at: instantOut(),
};

export const VideoSchema = z.object(video).meta({ id: "Video", description: "A show's video." });
export type VideoWire = z.infer<typeof VideoSchema>;

export const OpenedVideoSchema = z
  .object({
    ...video,
    upload: uploadAddress(),
  })
  .meta({ id: "OpenedVideo", description: "A video with its upload URL." });

export const ShowParams = z.strictObject({ slug: slug() });
export const VideoParams = z.strictObject({ slug: slug(), video_id: reference() });
export const ListVideosQuery = z.strictObject(listQuery(["created_at", "updated_at", "name"]));

export const CreateVideoInput = z.strictObject({
  name: text(200).describe("The video's name, such as `Trailer`."),
  content_type: z
    .enum(VIDEO_TYPES)
    .describe("Refused (`unsupported`) if ffmpeg, which converts videos, isn't installed."),
  size_bytes: z
    .int()
    .min(1, "too_small")
    .max(MAX_VIDEO_BYTES, "too_large")
    .describe("The exact file size in bytes; up to 500 MiB."),
});

export const CompleteVideoInput = z.strictObject({
  sha256: fileDigest(),
});
