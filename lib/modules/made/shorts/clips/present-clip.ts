import type { ClipQuality } from "@/lib/composition/clips/check-clip";
import { FRAME_RATE } from "@/lib/composition/grid";
import type { Clip } from "@/lib/generated/prisma/client";
import { fileLink } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import type { ClipOptions } from "./clip-options";
import type { ClipWire } from "./clip-schema";

/** @param version the recording's, to say whether a clip is of an earlier one */
export async function presentClip(ctx: Ctx, clip: Clip, version: number): Promise<ClipWire> {
  const options = clip.options as unknown as ClipOptions;
  const quality = clip.quality as unknown as ClipQuality | null;
  const linkOf = async (fileId: string | null) => (fileId ? (await fileLink(ctx, fileId)).url : null);
  return {
    ...{ job_id: clip.number, segment_id: clip.segmentNumber, state: clip.state as ClipWire["state"] },
    ...{ failure: clip.failure, preview: clip.isPreview },
    stale: clip.recordingVersion !== null && clip.recordingVersion !== version,
    template_id: options.template_id ?? "speaker_focus",
    orientation: options.orientation ?? "vertical",
    duration_sec: clip.frames === null ? null : Math.round((clip.frames * 1_000) / FRAME_RATE) / 1_000,
    ...{ width: clip.width, height: clip.height, notes: clip.notes as unknown as ClipWire["notes"] },
    quality: quality && {
      loudness_lufs: quality.loudness,
      black_sec: quality.blackSeconds,
      frozen_sec: quality.frozenSeconds,
      problems: quality.problems,
    },
    mp4_url: await linkOf(clip.mp4FileId),
    thumbnail_url: await linkOf(clip.thumbnailFileId),
    created_at: iso(clip.createdAt),
  };
}
