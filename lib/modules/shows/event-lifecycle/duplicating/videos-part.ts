import { copyVideos } from "@/lib/modules/material/videos";
import type { CopyPart } from "./copy-part";

export const videosPart: CopyPart = {
  copy: async (ctx, { from, to, videos }) => {
    for (const [video, copy] of await copyVideos(ctx, from.event, to)) videos.set(video, copy);
  },
};
