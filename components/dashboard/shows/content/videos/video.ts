import type { DataOf } from "@/lib/client/wire-types";

export type Video = DataOf<"listVideos">[number];
