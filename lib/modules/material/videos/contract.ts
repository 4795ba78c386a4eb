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
    examples: [{ summary: "The newest first", input: ofShow, output: [ready] }],
  }),
  createVideo: operation({
    ...changes,
    http: "POST /events/{slug}/videos",
    summary: "Create an upload for a video",
    description:
      "Answers with an address that takes the file, an mp4 or WebM of at most 500 MiB and an hour, for an hour. Send it there, then call completeVideo.",
    params: ShowParams,
    body: CreateVideoInput,
    output: OpenedVideoSchema,
    status: 201,
    errors: ["not_found", "version_conflict", "client_inactive", "slot_limit_reached", "storage_full"],
    examples: [
      {
        summary: "An mp4",
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
    description: "How far its conversion is, how long it is, and where it can be played.",
    versioned: true,
    params: VideoParams,
    output: VideoSchema,
    examples: [{ summary: "One that is ready", input: ofVideo, output: ready }],
  }),
  completeVideo: operation({
    ...changes,
    http: "POST /events/{slug}/videos/{video_id}/complete",
    summary: "Complete a video's upload",
    description:
      "Checks that what arrived is what you sent, and has it converted to what every browser plays: read getVideo for how far that is, or wait for the webhooks `video.ready` and `video.failed`. What is no video by its bytes is refused as `video_id`: `unsupported`.",
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
    summary: "Delete a video that is not on the stage",
    description:
      "While a segment of the run of show names it or the stage shows it, it is refused with `version_conflict` and `status: attached`. An upload or a conversion that is under way ends with it. Its files go, and their space is free again, within some two hours.",
    params: VideoParams,
    versioned: true,
    output: VideoSchema,
    errors: ["not_found", "version_conflict"],
    examples: [{ summary: "By id", input: ofVideo, output: ready }],
  }),
});
