import type { ClipQuality } from "@/lib/composition/clips/check-clip";
import { FRAME_RATE } from "@/lib/composition/grid";
import type { Clip } from "@/lib/generated/prisma/client";
import { fileLink } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { Sql } from "@/lib/platform/database/db";
import { iso } from "@/lib/platform/runtime/clock";
import type { ClipOptions } from "./clip-options";
import { CLIP_STAGES, type ClipWire } from "./clip-schema";
import { renderClipJob } from "./render-clip-job";

interface Around {
  /** The recording's, to say whether a clip is of an earlier one. */
  version: number;
  /** Its captions don't say what the transcript says now. */
  isMiscaptioned?: boolean;
  /** Of a clip that is being rendered. */
  progress?: ClipProgress | undefined;
}

export async function presentClip(
  ctx: Ctx,
  clip: Clip,
  { version, isMiscaptioned = false, progress }: Around,
): Promise<ClipWire> {
  const options = clip.options as unknown as ClipOptions;
  const quality = clip.quality as unknown as ClipQuality | null;
  const linkOf = async (fileId: string | null) => (fileId ? (await fileLink(ctx, fileId)).url : null);
  return {
    ...{ job_id: clip.number, segment_id: clip.segmentNumber, state: clip.state as ClipWire["state"] },
    ...progressOf(clip, progress),
    ...{ failure: clip.failure, preview: clip.isPreview },
    stale: isMiscaptioned || (clip.recordingVersion !== null && clip.recordingVersion !== version),
    template_id: options.template_id ?? "speaker_focus",
    orientation: options.orientation ?? "vertical",
    look: { ...options },
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

interface ClipProgress extends Record<string, unknown> {
  id: string;
  stage: string;
  progress: number;
}

const PROGRESS = `
SELECT subject AS id, stage, progress FROM job
WHERE kind = '${renderClipJob.kind}' AND subject = ANY ($1::text[]) AND state IN ('queued', 'dispatched', 'running')`;

/** Returns how far those of some clips are that are being rendered, by their ids. */
export async function clipProgress(
  { sql }: { sql: Sql },
  clips: readonly Clip[],
): Promise<ReadonlyMap<string, ClipProgress>> {
  const ids = clips.filter(({ state }) => state === "running").map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await sql<ClipProgress>("clip_progress", PROGRESS, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

function progressOf({ state }: Clip, found: ClipProgress | undefined): Pick<ClipWire, "stage" | "progress"> {
  if (state !== "running") return { stage: null, progress: state === "ready" ? 100 : 0 };
  const stage = CLIP_STAGES.find((one) => one === found?.stage) ?? CLIP_STAGES[0];
  return { stage, progress: found?.progress ?? 0 };
}
