import { contract, list, operation } from "@/lib/operation/operation";
import { awaiting, exampleUpload, ofShow, ofVideo, ready } from "./examples-schema";
import {
  CompleteVideoInput,
  CreateVideoInput,
  ListVideosQuery,
  OpenedVideoSchema,
  ShowParams,
  VideoParams,
  VideoSchema,
} from "./schema";

const shared = { prefix: "v1", tag: "Videos" } as const;
const reads = { ...shared, scope: "assets:read", effect: "read", errors: ["not_found"] } as const;
const changes = { ...shared, scope: "assets:write", effect: "write" } as const;

export const videosContract = contract({
  listVideos: operation({
    ...reads,
    http: "GET /events/{slug}/videos",
    summary: "List a show's videos",
    params: ShowParams,
    query: ListVideosQuery,
    output: list(VideoSchema),
    examples: [{ summary: "Newest first", input: ofShow, output: [ready] }],
  }),
  createVideo: operation({
    ...changes,
    http: "POST /events/{slug}/videos",
    summary: "Create an upload for a video",
    description:
      "Returns a URL that accepts the file, an MP4, MOV or WebM of up to 500 MiB and one hour, valid for an hour. Send the file there, then call completeVideo.",
    params: ShowParams,
    body: CreateVideoInput,
    output: OpenedVideoSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached", "storage_full"],
    examples: [
      {
        summary: "An MP4",
        input: {
          ...ofShow,
          name: awaiting.name,
          content_type: awaiting.content_type,
          size_bytes: awaiting.size_bytes,
        },
        output: { ...awaiting, upload: exampleUpload },
      },
    ],
  }),
  getVideo: operation({
    ...reads,
    http: "GET /events/{slug}/videos/{video_id}",
    summary: "Get a video",
    description: "Its conversion progress, its duration, and its playback URL.",
    versioned: true,
    params: VideoParams,
    output: VideoSchema,
    examples: [{ summary: "A ready video", input: ofVideo, output: ready }],
  }),
  completeVideo: operation({
    ...changes,
    http: "POST /events/{slug}/videos/{video_id}/complete",
    summary: "Complete a video's upload",
    description:
      "Verifies that the upload arrived intact and converts it for all browsers: poll getVideo, or wait for the webhooks `video.ready` and `video.failed`. A file that isn't a video is refused as `video_id`: `unsupported`.",
    params: VideoParams,
    body: CompleteVideoInput,
    output: VideoSchema,
    status: 202,
    versioned: true,
    errors: ["not_found", "version_conflict", "storage_full"],
    examples: [
      {
        summary: "With its digest",
        input: { ...ofVideo, sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" },
        output: { ...awaiting, state: "uploaded" },
      },
    ],
  }),
  deleteVideo: operation({
    ...changes,
    http: "DELETE /events/{slug}/videos/{video_id}",
    summary: "Delete an unused video",
    description:
      "Refused with `version_conflict` and `status: attached` while a segment, the stage or a recording's intro or outro uses it. Cancels an upload or conversion in progress. Its storage is freed within about two hours.",
    params: VideoParams,
    versioned: true,
    output: VideoSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "By id", input: ofVideo, output: ready }],
  }),
});
