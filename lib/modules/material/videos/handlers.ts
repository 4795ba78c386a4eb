import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { videosContract } from "./contract";
import { completeVideo } from "./conversion/complete-video";
import { createVideo } from "./create-video";
import { deleteVideo } from "./delete-video";
import { getVideo } from "./get-video";
import { listVideos } from "./list-videos";

export const handlers: HandlersOf<typeof videosContract> = {
  listVideos,
  createVideo,
  getVideo,
  completeVideo,
  deleteVideo,
};
