"use client";

import { api } from "@/lib/client/api";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { useFileUpload } from "../../../parts/files/uploads/use-file-upload";

const MAX_BYTES = 500 * 1024 * 1024;
const ENDING = /\.(mp4|m4v|mov|webm)$/i;

function typeOf(name: string): DataOf<"getVideo">["content_type"] {
  if (/\.webm$/i.test(name)) return "video/webm";
  return /\.mov$/i.test(name) ? "video/quicktime" : "video/mp4";
}

/** Uploads a video. */
export function useVideoUpload(slug: string, onDone: () => void) {
  const { as } = useEnvironment();
  return useFileUpload(
    {
      keptAs: `showrunner.video.${as}.${slug}`,
      check: ({ name, size }) => {
        if (!ENDING.test(name)) throw new Error("File type not supported. Use MP4, MOV or WebM.");
        if (size > MAX_BYTES) throw new Error("This file is larger than 500 MB.");
      },
      open: async ({ name, size }, call) => {
        const body = { name: name.replace(ENDING, ""), content_type: typeOf(name), size_bytes: size };
        return (await api("createVideo", { as, params: { slug }, body, ...call })).data;
      },
      complete: (video_id, sha256, call) =>
        api("completeVideo", { as, params: { slug, video_id }, body: { sha256 }, ...call }),
    },
    onDone,
  );
}
