import type { Clip, Prisma } from "@/lib/generated/prisma/client";
import { readShow } from "@/lib/modules/after/playback";
import type { Ctx } from "@/lib/operation/ctx";
import { isoOrNull } from "@/lib/platform/runtime/clock";
import { isTranscriptPending } from "../await-transcript";
import { CLIP_CATALOG } from "../clips/clip-catalog";
import { clipProgress, presentClip } from "../clips/present-clip";
import { HOLDS_SLOT, slotsOf } from "../clips/slots/slots";
import { miscaptionedClips } from "../clips/stored/miscaptioned-clips";
import type { Source } from "../find-source";
import type { ShortsWire } from "../schema";
import { presentSegment } from "../segments/present-segment";

/** A segment may have any number of looks; the latest are enough to choose from. */
const MOST_CLIPS = 100;
/** Of what is no clip: previews, and clips that failed. */
const MOST_OTHERS = 50;

/** Presents a recording's moments as its program plays them now. */
export async function presentShorts(
  ctx: Ctx,
  { event, recording, transcriptVersion }: Source,
  withArchived: boolean,
): Promise<ShortsWire> {
  const search = await ctx.db.momentSearch.findUnique({ where: { recordingId: recording.id } });
  const rows = await ctx.db.clipSegment.findMany({
    where: { recordingId: recording.id, ...(withArchived ? {} : { archivedAt: null }) },
    orderBy: [{ score: { sort: "desc", nulls: "last" } }, { number: "asc" }],
  });
  const read = rows.length > 0 ? await readShow(recording.id) : null;
  const clips = await latestClips(ctx, recording.id);
  const progress = await clipProgress(ctx, clips);
  const miscaptioned = await miscaptionedClips(ctx, clips);
  const used = await slotsOf(ctx, event.id);
  const isCurrent = search?.transcriptVersion === transcriptVersion;
  return {
    event_slug: event.slug,
    recording_id: recording.id,
    pending: await isTranscriptPending(ctx, { recording }),
    analysis: {
      state: search ? (isCurrent ? "ready" : "stale") : "none",
      transcript_version: search?.transcriptVersion ?? null,
      analyzed_at: isoOrNull(search?.searchedAt ?? null),
    },
    segments: rows.map((row) => presentSegment(row, read)),
    slots: { used: used.size, cap: event.clipSlots },
    clips: await Promise.all(
      clips.map((clip) =>
        presentClip(ctx, clip, {
          version: recording.version,
          isMiscaptioned: miscaptioned.has(clip.id),
          progress: progress.get(clip.id),
        }),
      ),
    ),
    notes: (search?.notes ?? []) as unknown as ShortsWire["notes"],
    catalog: CLIP_CATALOG,
  };
}

/** Returns the latest clips, and what else was rendered lately, the newest first. */
async function latestClips(ctx: Ctx, recordingId: string): Promise<Clip[]> {
  const latest = (where: Prisma.ClipWhereInput, take: number) =>
    ctx.db.clip.findMany({ where: { recordingId, ...where }, orderBy: { number: "desc" }, take });
  const held = { in: [...HOLDS_SLOT] };
  const clips = await latest({ isPreview: false, state: held }, MOST_CLIPS);
  const others = await latest({ OR: [{ state: "failed" }, { isPreview: true, state: held }] }, MOST_OTHERS);
  return [...clips, ...others].sort((a, b) => b.number - a.number);
}
