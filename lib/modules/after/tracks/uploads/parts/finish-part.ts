import type { Ctx } from "@/lib/operation/ctx";
import { UPLOAD_LIMITS } from "../../schema";
import { probePartJob } from "../probing/probe-part-job";
import { type PartOfTrack, reportOf } from "./present-part";

/** Shorter holes are rounding. */
const HOLE_MS = 40;

/** Finishes a part that the caller has locked: what is stored by now is all of it. */
export async function finishPart(ctx: Ctx, part: PartOfTrack, measured: object): Promise<PartOfTrack> {
  const stored = await ctx.db.trackChunk.findMany({
    where: { partId: part.id, state: "stored" },
    orderBy: { number: "asc" },
    select: { number: true, startMs: true, endMs: true },
  });
  const media = stored.filter(({ number }) => number > 0);
  const isPlayable = stored.length > media.length && media.length > 0;
  const upload = { ...reportOf(part), left_bytes: 0, is_slow: false };
  const finished = await ctx.db.trackPart.update({
    where: { id: part.id },
    data: {
      state: isPlayable ? "complete" : "lost",
      startsAtMs: media[0]?.startMs ?? part.startsAtMs,
      endsAtMs: media.reduce((latest, { endMs }) => Math.max(latest, endMs), part.startsAtMs),
      gaps: gapsBetween(media),
      quality: { ...(part.quality as object), ...measured, upload },
      updatedAt: ctx.realNow,
    },
    include: { track: true },
  });
  if (isPlayable) ctx.enqueue(probePartJob, { part_id: part.id }, { subject: part.id, dedupeKey: part.id });
  return finished;
}

/** Returns the missing times between chunks in order, as `[from_ms, to_ms]`. */
function gapsBetween(chunks: readonly { startMs: number; endMs: number }[]): [number, number][] {
  const gaps: [number, number][] = [];
  let end = chunks[0]?.startMs ?? 0;
  for (const { startMs, endMs } of chunks) {
    if (startMs - end > HOLE_MS) gaps.push([end, startMs]);
    end = Math.max(end, endMs);
  }
  return gaps.slice(0, UPLOAD_LIMITS.gaps);
}
