import type { HandlersOf } from "@/lib/operation/handlers-of";
import { completeVideo } from "./complete-video";
import type { videosContract } from "./contract";
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
